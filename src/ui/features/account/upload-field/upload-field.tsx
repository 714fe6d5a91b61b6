import type { ChangeEvent, ReactElement } from 'react';
import type { UploadStatus } from '../../../../application/kit/upload/status';
import type { ChosenFile } from '../../../../ports/chosen-file';
import { FieldError } from '../../../kit/form/field/field-error';
import { useFocusRequest } from '../../../kit/form/field/use-focus-request';
import { ChosenUpload, type UploadWish } from './chosen-upload';
import { uploadFieldText as text } from './text';
import './upload-field.css';

export interface UploadFieldProps {
  readonly id: string;
  readonly label: string;
  /** The accepted types, and the largest size. */
  readonly hint: string;
  /** Media types, for the platform's own chooser. */
  readonly accept: string;
  readonly status: UploadStatus;
  /** What else is wrong with the field, said by the form. */
  readonly error: string | undefined;
  /** Changes its identity each time the field is to take the focus; null leaves the focus alone. */
  readonly focusRequest: object | null;
  readonly onChoose: (file: ChosenFile) => void;
  readonly onWish: (wish: UploadWish) => void;
}

/** One file: chosen, previewed, uploading, accepted. The error is shown under it and read out with it. */
export function UploadField(props: UploadFieldProps): ReactElement {
  const { id, label, hint, accept, status, focusRequest, onChoose, onWish } = props;
  const input = useFocusRequest<HTMLInputElement>(focusRequest);
  const error = status.error ?? props.error;
  const errorId = `${id}-error`;
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file !== undefined) onChoose(file);
    // The same file chosen again is news.
    event.target.value = '';
  };
  return (
    <div className="field upload-field">
      <label htmlFor={id}>{label}</label>
      {status.name === null ? null : <ChosenUpload status={status} onWish={onWish} />}
      <div className={error === undefined ? 'upload-choose' : 'upload-choose upload-wrong'}>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${errorId} ${id}-hint`}
          onChange={choose}
        />
        <span className="upload-choose-face" aria-hidden="true">
          {status.name === null ? text.choose : text.replace}
        </span>
        <span className="muted" id={`${id}-hint`}>
          {hint}
        </span>
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
