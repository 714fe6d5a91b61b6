import type { ReactElement } from 'react';
import type { AssistantConversation } from '../../../../contract/assistant/conversation';
import type { AskFirstStatus } from '../../../application/kit/ask-first/machine';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { TalkRow } from './talk-row';
import { assistantText as text } from './text';

export interface TalkListProps {
  readonly status: ResourceStatus<readonly AssistantConversation[]>;
  /** The one that is open; null for one that is new. */
  readonly chosen: string | null;
  readonly removal: AskFirstStatus<string>;
  readonly now: number;
  readonly onOpen: (id: string) => void;
  /** Asks about it; nothing goes yet. */
  readonly onRemove: (id: string) => void;
  /** Whether it is to go after all. */
  readonly onRemoval: (goes: boolean) => void;
  readonly onReload: () => void;
}

/** The conversations, the one asked last first. */
export function TalkList(props: TalkListProps): ReactElement {
  const { status, chosen, removal, now, onOpen, onRemove, onRemoval, onReload } = props;
  const { value, phase, failure } = status;
  if (value === null)
    return phase === 'loading' ? (
      <PageBones shape="settings" />
    ) : (
      <FailedPanel title={text.talksFailed} failure={failure} onReload={onReload} />
    );
  if (value.length === 0)
    return (
      <div className="talks-none">
        <b>{text.noTalks}</b>
        <p>{text.noTalksText}</p>
      </div>
    );
  return (
    <ul className="talks" aria-label={text.talks}>
      {value.map((talk) => (
        <TalkRow
          key={talk.id}
          talk={talk}
          chosen={talk.id === chosen}
          removal={talk.id === removal.subject ? removal.phase : 'resting'}
          now={now}
          onOpen={() => onOpen(talk.id)}
          onRemove={() => onRemove(talk.id)}
          onRemoval={onRemoval}
        />
      ))}
    </ul>
  );
}
