import type { ReactElement } from 'react';
import type { ComposerStatus } from '../../../../application/messages/composer/status';
import { chatText as text } from './text';

export interface RefusedFileProps {
  readonly file: NonNullable<ComposerStatus['refused']>;
  readonly canRetry: boolean;
  readonly onRetry: () => void;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

/** A file that may not go: why, and what helps. */
export const RefusedFile = ({
  file: { name, problem },
  canRetry,
  onRetry,
  onChoose,
  onCancel,
}: RefusedFileProps): ReactElement => (
  <div className="chat-refused">
    <span className="chat-refused-name">{name}</span>
    <button type="button" className="chat-again" onClick={canRetry ? onRetry : onChoose}>
      {canRetry ? text.retryFile : text.chooseFile}
    </button>
    <button type="button" className="chat-again" onClick={onCancel}>
      {text.cancelFile}
    </button>
    <p className="chat-state-bad" role="alert">
      {text.problem(problem)}
    </p>
  </div>
);
