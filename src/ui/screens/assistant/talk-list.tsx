import type { ReactElement } from 'react';
import type { AssistantConversation } from '../../../../contract/assistant/conversation';
import type { ResourceStatus } from '../../../application/resource/status';
import { whenText } from '../../../domain/time/when-text';
import { PageBones } from '../../parts/skeleton/page-bones';
import { FailedPanel } from '../../parts/state-panel/failed-panel';
import { assistantText as text } from './text';

export interface TalkListProps {
  readonly status: ResourceStatus<readonly AssistantConversation[]>;
  /** The one that is open; null for one that is new. */
  readonly chosen: string | null;
  readonly now: number;
  readonly onOpen: (id: string) => void;
  readonly onReload: () => void;
}

/** The conversations, the one asked last first. */
export function TalkList({ status, chosen, now, onOpen, onReload }: TalkListProps): ReactElement {
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
      {value.map(({ id, title, askedAt }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={title}
            aria-current={id === chosen ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <span>{title}</span>
            <time dateTime={new Date(askedAt).toISOString()}>{whenText(askedAt, now)}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}
