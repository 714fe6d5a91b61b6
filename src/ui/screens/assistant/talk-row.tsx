import type { ReactElement } from 'react';
import type { AssistantConversation } from '../../../../contract/assistant/conversation';
import type { AskFirstStatus } from '../../../application/kit/ask-first/machine';
import { whenText } from '../../../domain/time/when-text';
import { readerClock } from '../../../domain/time/date-fields';
import { IconButton } from '../../kit/action/button/icon-button';
import { RowQuestion } from '../../kit/action/row-question/row-question';
import { AssistantIcon } from './glyphs';
import { assistantText as text } from './text';

export interface TalkRowProps {
  readonly talk: AssistantConversation;
  readonly chosen: boolean;
  /** Resting where another one is to go. */
  readonly removal: AskFirstStatus<string>['phase'];
  readonly now: number;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  /** Whether it is to go after all. */
  readonly onRemoval: (goes: boolean) => void;
}

/** One conversation: to be opened, or taken out, which asks first. */
export function TalkRow(props: TalkRowProps): ReactElement {
  const { talk, chosen, removal, now, onOpen, onRemove, onRemoval } = props;
  const { title, askedAt } = talk;
  const removing = removal === 'calling';
  return (
    <li>
      <div className="talks-row">
        <button
          type="button"
          className="talks-open"
          aria-label={title}
          aria-current={chosen ? 'true' : undefined}
          onClick={onOpen}
        >
          <span>{title}</span>
          <time dateTime={new Date(askedAt).toISOString()}>{whenText(askedAt, now, readerClock)}</time>
        </button>
        <IconButton
          icon={<AssistantIcon name="remove" size={20} />}
          label={text.removeOf(title)}
          onPress={onRemove}
        />
      </div>
      {removal === 'resting' || removal === 'done' ? null : (
        <RowQuestion
          label={text.removeOf(title)}
          cancel={text.keep}
          confirm={removing ? text.removing : text.remove}
          busy={removing}
          onCancel={() => onRemoval(false)}
          onConfirm={() => onRemoval(true)}
        >
          <p role="status">{removal === 'failed' ? text.notRemoved : text.removeAsk}</p>
        </RowQuestion>
      )}
    </li>
  );
}
