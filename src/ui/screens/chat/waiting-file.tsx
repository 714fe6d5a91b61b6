import type { ReactElement } from 'react';
import type { BodyOf } from '../../../../contract/chat/chat-body';
import { sizeText } from '../../../domain/upload/size-text';
import { chatText as text } from './text';

/** A file that is on this device alone: what it is called and how large it is. */
export const WaitingFile = ({
  file: { name, type, bytes },
}: {
  readonly file: Extract<BodyOf, { kind: 'file' }>;
}): ReactElement => (
  <p className="chat-file">
    <span className="chat-pdf" aria-hidden="true">
      {type === 'application/pdf' ? 'PDF' : text.picture}
    </span>
    <span>
      <b>{name}</b>
      <small>{sizeText(bytes)}</small>
    </span>
  </p>
);
