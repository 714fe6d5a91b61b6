import type { ReactElement } from 'react';
import type { UploadStatus } from '../../../../application/kit/upload/status';
import { Button } from '../../../kit/action/button/button';
import { Icon } from '../../../kit/display/icon/icon';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { uploadFieldText as text } from './text';

/** What a person can want of a file that they chose. */
export type UploadWish = 'upload.cancelled' | 'upload.retried' | 'upload.removed';

export interface ChosenUploadProps {
  readonly status: UploadStatus;
  readonly onWish: (wish: UploadWish) => void;
}

const words = (status: UploadStatus): string | null => {
  if (status.phase === 'checking') return text.checking;
  if (status.phase === 'sending') return text.sending(status.percent);
  return status.phase === 'done' ? text.done : null;
};

/** The chosen file: its picture, its name, how far it is, and what can be done about it. */
export function ChosenUpload({ status, onWish }: ChosenUploadProps): ReactElement {
  const { phase, name, size, percent, preview, note } = status;
  const said = words(status);
  return (
    <div className={`upload-file upload-${phase}`}>
      {preview === null ? (
        <span className="upload-picture">
          <RowIcon name="document" />
        </span>
      ) : (
        <img className="upload-picture" src={preview} alt={text.preview(name ?? '')} />
      )}
      <div className="upload-words">
        <p className="upload-name">{name}</p>
        <p className="muted">{size}</p>
        {note === null ? null : (
          <p className="muted" role="status">
            {note}
          </p>
        )}
        {phase === 'sending' ? (
          <progress className="upload-bar" aria-label={text.progress} max={100} value={percent} />
        ) : null}
        <p className="upload-said" role="status">
          {phase === 'done' ? <Icon name="check" size={14} /> : null}
          <span>{said}</span>
        </p>
      </div>
      {phase === 'sending' ? (
        <Button small onPress={() => onWish('upload.cancelled')}>
          {text.cancel}
        </Button>
      ) : null}
      {phase === 'failed' || phase === 'cancelled' ? (
        <Button small onPress={() => onWish('upload.retried')}>
          {text.retry}
        </Button>
      ) : null}
      {phase === 'sending' || phase === 'checking' ? null : (
        <Button small kind="plain" onPress={() => onWish('upload.removed')}>
          {text.remove}
        </Button>
      )}
    </div>
  );
}
