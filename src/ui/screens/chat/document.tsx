import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ChatFileMachine } from '../../../application/chat-file/machine';
import { sizeText } from '../../../domain/upload/size-text';
import { useBegun } from '../../room/begun';
import { chatText as text } from './text';

export interface DocumentProps {
  readonly machine: ChatFileMachine;
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
}

/** A document of the conversation: pressed it is fetched and handed over. */
export function Document({ machine, id, name, bytes }: DocumentProps): ReactElement {
  const file = useBegun(machine, { id, size: null });
  const snapshot = useSelector(file, (now) => now);
  const isComing = snapshot.matches('held');
  return (
    <button
      type="button"
      className="chat-file"
      aria-label={text.document(name)}
      onClick={() => file.send({ type: isComing ? 'file.cancelled' : 'file.wanted' })}
    >
      <span className="chat-pdf" aria-hidden="true">
        PDF
      </span>
      <span>
        <b>{name}</b>
        <small role="status">
          {isComing
            ? text.documentComing
            : snapshot.matches('failed')
              ? text.documentFailed
              : sizeText(bytes)}
        </small>
      </span>
    </button>
  );
}
