import type { ReactElement, SyntheticEvent } from 'react';
import type { VerificationEvent } from '../../../application/member/verification/events';
import type { VerificationStatus } from '../../../application/member/verification/status';
import { acceptedTypes } from '../../../../contract/rules/upload-limits';
import { Button } from '../../kit/action/button/button';
import { TextField } from '../../kit/form/field/text-field';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { UploadField } from '../../features/account/upload-field/upload-field';
import { verificationText as text } from './text';

export interface ApplicationProps {
  readonly status: VerificationStatus;
  readonly send: (event: VerificationEvent) => void;
}

const fields = [
  { field: 'name', label: text.name, hint: text.nameHint, autoComplete: 'name' },
  { field: 'company', label: text.company, hint: text.companyHint, autoComplete: 'organization' },
  { field: 'position', label: text.position, hint: text.positionHint, autoComplete: 'organization-title' },
] as const;

/** The form: who one is, where, and a document that shows it. */
export function Application({ status, send }: ApplicationProps): ReactElement {
  const { form, errors, focusField, upload, failure, verification } = status;
  const busy = status.phase === 'submitting';
  const focusRequestFor = (field: typeof focusField): object | null => (focusField === field ? errors : null);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'verification.submitted' });
  };
  return (
    <form className="verification-form" noValidate onSubmit={submit}>
      <p className="verification-lead">{text.lead}</p>
      <p className="muted">{text.why}</p>
      {verification?.state === 'rejected' ? (
        <div className="verification-rejected">
          <b>{text.rejected}</b>
          <p>{verification.reason}</p>
        </div>
      ) : null}
      {failure === null ? null : (
        <p className="verification-failed" role="alert">
          <RowIcon name="warning" size={20} />
          {failure}
        </p>
      )}
      {fields.map(({ field, label, hint, autoComplete }) => (
        <TextField
          key={field}
          id={`verification-${field}`}
          label={label}
          placeholder={hint}
          type="text"
          autoComplete={autoComplete}
          value={form[field]}
          error={errors[field]}
          focusRequest={focusRequestFor(field)}
          onType={(typed) => send({ type: 'verification.typed', field, text: typed })}
        />
      ))}
      {upload === null ? null : (
        <UploadField
          id="verification-document"
          label={text.document}
          hint={text.documentHint}
          accept={acceptedTypes.verification.join(',')}
          status={upload}
          error={errors.document}
          focusRequest={focusRequestFor('document')}
          onChoose={(file) => send({ type: 'upload.fileChosen', file })}
          onWish={(wish) => send({ type: wish })}
        />
      )}
      <Button kind="primary" block submits busy={busy}>
        {busy ? text.submitting : text.submit}
      </Button>
      <section className="verification-after">
        <h2>{text.next}</h2>
        <ol>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </form>
  );
}
