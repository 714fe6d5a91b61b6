import type { ReactElement } from 'react';
import { failureAdvice } from '../../../../domain/gateway/failure-advice';
import { failureSentence } from '../../../../domain/gateway/failure-sentence';
import { failureText } from '../../../../domain/gateway/failure-text';
import type { GatewayFailure } from '../../../../domain/gateway/failure';
import { Button } from '../../action/button/button';
import { partsText } from '../../text';
import { StatePanel } from './state-panel';

export interface FailedPanelProps {
  /** What did not come: '消息没有加载出来'. */
  readonly title: string;
  /** The reason; null when it is unknown. */
  readonly failure: GatewayFailure | null;
  /** It is being tried again. */
  readonly busy?: boolean;
  /** The page's main action is another. */
  readonly aside?: boolean;
  readonly onReload: () => void;
}

/** The reason as a sentence; the advice, if any, is below it. */
const reasonOf = (failure: GatewayFailure): string => {
  const text = failureText(failure);
  return failureAdvice(text) === null ? failureSentence(failure) : partsText.reason(text);
};

/** The first load failed: the reason and a way to try again. */
export function FailedPanel(props: FailedPanelProps): ReactElement {
  const { title, failure, busy = false, aside = false, onReload } = props;
  return (
    <StatePanel
      picture="failed"
      title={title}
      text={failure === null ? partsText.tryLater : reasonOf(failure)}
    >
      <Button kind={aside ? 'secondary' : 'primary'} busy={busy} onPress={onReload}>
        {partsText.reload}
      </Button>
    </StatePanel>
  );
}
