import type { ReactElement } from 'react';
import type { NotCome } from '../../later/later';
import { PageBar } from '../../page/page-bar';
import { Button } from '../../action/button/button';
import { partsText } from '../../text';
import { StatePanel } from './state-panel';

export interface NotComePageProps extends NotCome {
  /** The title of the bar; null next to a list that has one. */
  readonly bar: string | null;
  /** What did not come: '会话没有加载出来'. */
  readonly title: string;
  readonly text: string;
}

/** Shown in place of a page-sized part whose code did not load: the user can retry, or leave. */
export function NotComePage({ bar, title, text, onAgain }: NotComePageProps): ReactElement {
  return (
    <>
      {bar === null ? null : <PageBar title={bar} />}
      <StatePanel picture="failed" title={title} text={text}>
        <Button kind="primary" onPress={onAgain}>
          {partsText.reload}
        </Button>
      </StatePanel>
    </>
  );
}
