import type { ReactElement } from 'react';
import type { ComposerStatus } from '../../../../application/messages/composer/status';
import { Button } from '../../../kit/action/button/button';
import { chatText as text } from './text';

export interface ShownFileProps {
  readonly file: NonNullable<ComposerStatus['shown']>;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** A file before it goes: its picture or its kind, its name and size, and whether to send it. */
export const ShownFile = ({ file, onSend, onCancel }: ShownFileProps): ReactElement => (
  <div className="chat-shown" role="group" aria-label={text.shownFile}>
    {file.preview === null ? (
      <span className="chat-shown-kind" aria-hidden="true">
        {file.kind}
      </span>
    ) : (
      <img className="chat-shown-picture" src={file.preview} alt={text.shownPicture(file.name)} />
    )}
    <p className="chat-shown-words" role="status">
      <b>{file.name}</b>
      <small>{file.further === 0 ? file.size : `${file.size} · ${text.further(file.further)}`}</small>
      {file.note === null ? null : <small>{file.note}</small>}
    </p>
    <div className="chat-shown-acts">
      <Button small onPress={onCancel} busy={file.isGoing}>
        {text.cancelFile}
      </Button>
      <Button small kind="primary" onPress={onSend} busy={file.isGoing}>
        {text.sendFile}
      </Button>
    </div>
  </div>
);
