import type { ReactElement } from 'react';
import type { ComposerStatus } from '../../../application/composer/status';
import { uploadText } from '../../../application/upload/text';
import { chatText as text } from './text';

export interface RefusedFileProps {
  readonly file: NonNullable<ComposerStatus['refused']>;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

/** A file that may not go: why, and what helps. */
export const RefusedFile = ({ file, onChoose, onCancel }: RefusedFileProps): ReactElement => (
  <div className="chat-refused">
    <span className="chat-refused-name">{file.name}</span>
    <button type="button" className="chat-again" onClick={onChoose}>
      {text.chooseFile}
    </button>
    <button type="button" className="chat-again" onClick={onCancel}>
      {text.cancelFile}
    </button>
    <p className="chat-state-bad" role="alert">
      {uploadText.fault(file.fault, 'chat')}
    </p>
  </div>
);
