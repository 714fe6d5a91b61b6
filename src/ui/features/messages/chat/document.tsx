import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { typeEndings, type UploadType } from '../../../../../contract/upload/upload-type';
import type { ChatFileMachine } from '../../../../application/messages/chat-file/machine';
import { sizeText } from '../../../../../contract/values/size-text';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { chatText as text } from './text';

export interface DocumentProps {
  readonly machine: ChatFileMachine;
  readonly id: string;
  readonly name: string;
  readonly type: UploadType;
  readonly bytes: number;
}

/** A document of the conversation: pressed it is fetched and handed over. */
export function Document({ machine, id, name, type, bytes }: DocumentProps): ReactElement {
  const file = usePartFlow(machine, { id, size: null });
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
        {typeEndings[type].toUpperCase()}
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
