import type { ReactElement } from 'react';
import type { ComposerStatus } from '../../../application/composer/status';
import { uploadText } from '../../../application/upload/text';
import { failureText } from '../../../domain/gateway/failure-text';
import { chatText as text } from './text';

export interface ChosenFileProps {
  readonly file: NonNullable<ComposerStatus['file']>;
  readonly problem: ComposerStatus['problem'];
  /** Whether the same file may go when it is sent once more; otherwise another is chosen. */
  readonly canResend: boolean;
  readonly onRetry: () => void;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

const problemText = (problem: NonNullable<ComposerStatus['problem']>): string =>
  problem.kind === 'fault' ? uploadText.fault(problem.fault, 'chat') : failureText(problem.failure);

/** A file on its way: how far it is, or why it did not go and what helps. */
export function ChosenFile(props: ChosenFileProps): ReactElement {
  const { file, problem, canResend, onRetry, onChoose, onCancel } = props;
  const percent = file.size === 0 ? 0 : Math.floor((100 * Math.min(file.sent, file.size)) / file.size);
  return (
    <div className="chat-sending">
      <span className="chat-sending-name">{file.name}</span>
      {problem === null ? (
        <span role="status">{text.uploading(percent)}</span>
      ) : (
        <button type="button" className="chat-again" onClick={canResend ? onRetry : onChoose}>
          {canResend ? text.retryFile : text.chooseFile}
        </button>
      )}
      <button type="button" className="chat-again" onClick={onCancel}>
        {text.cancelFile}
      </button>
      {problem === null ? null : (
        <p className="chat-state-bad" role="alert">
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}
