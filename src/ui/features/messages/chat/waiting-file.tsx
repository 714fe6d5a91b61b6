import type { ReactElement } from 'react';
import { isPicture, typeEndings } from '../../../../../contract/upload/upload-type';
import type { BodyOf } from '../../../../../contract/chat/chat-body';
import { sizeText } from '../../../../../contract/values/size-text';
import { chatText as text } from './text';

/** A file that is on this device alone: what it is called and how large it is. */
export const WaitingFile = ({
  file: { name, type, bytes },
}: {
  readonly file: Extract<BodyOf, { kind: 'file' }>;
}): ReactElement => (
  <p className="chat-file">
    <span className="chat-pdf" aria-hidden="true">
      {isPicture(type) ? text.picture : typeEndings[type].toUpperCase()}
    </span>
    <span>
      <b>{name}</b>
      <small>{sizeText(bytes)}</small>
    </span>
  </p>
);
