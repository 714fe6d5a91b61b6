import type { ReactElement } from 'react';
import type { RowLine } from '../../../../domain/message/row-line';
import { FoundText } from '../../../kit/display/found-text/found-text';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { messageListText as text } from './text';

/** What a row says below its name. */
export function RowSays({
  line,
  sought,
}: {
  readonly line: RowLine;
  /** The search; null without one. */
  readonly sought: string | null;
}): ReactElement {
  if (line.kind === 'recalled')
    return (
      <span className="message-summary">
        {line.byOneself ? text.recalledByOneself : text.recalledByOther}
      </span>
    );
  if (line.kind === 'notSent')
    return (
      <>
        <span className="message-not-sent">
          <RowIcon name="warning" size={16} />
        </span>
        <span className="message-summary">
          {text.notSent}
          <FoundText text={line.text} sought={sought} />
        </span>
      </>
    );
  return (
    <span className="message-summary">
      {line.kind === 'draft' ? <em>{text.draft} </em> : null}
      {line.kind === 'waiting' ? <span className="message-waits">{text.waiting} </span> : null}
      <FoundText text={line.text} sought={sought} />
    </span>
  );
}
