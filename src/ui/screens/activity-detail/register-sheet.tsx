import type { ReactElement, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { RegistrationDesk } from '../../../../contract/activity/registration';
import type { FormEvent } from '../../../application/kit/form/form-context';
import type { SheetFormStatus } from '../../../application/kit/sheet-form/status';
import type { RegistrationForm } from '../../../domain/activity/registration-form';
import { Button } from '../../kit/action/button/button';
import { FieldError } from '../../kit/form/field/field-error';
import { TextField } from '../../kit/form/field/text-field';
import { TickBox } from '../../kit/form/tick-box/tick-box';
import { Sheet } from '../../kit/sheet/sheet';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { activityDetailText as text } from './text';
import '../../kit/form/agreement/agreement.css';
import '../../kit/words-sheet/words-sheet.css';

export interface RegisterSheetProps {
  readonly status: SheetFormStatus<RegistrationForm, RegistrationDesk>;
  readonly waits: boolean;
  /** The phone of the account, masked. */
  readonly phone: string;
  readonly send: (event: FormEvent<RegistrationForm>) => void;
}

const consentErrorId = 'activity-consent-error';

const fields = [
  { field: 'name', label: text.name, hint: () => text.nameHint, type: 'text', autoComplete: 'name' },
  { field: 'phone', label: text.phone, hint: text.phoneHint, type: 'tel', autoComplete: 'tel' },
  {
    field: 'company',
    label: text.company,
    hint: () => text.companyHint,
    type: 'text',
    autoComplete: 'organization',
  },
  {
    field: 'position',
    label: text.position,
    hint: () => text.positionHint,
    type: 'text',
    autoComplete: 'organization-title',
  },
] as const;

/** The form of a registration in its sheet; it is not there until it is opened. */
export function RegisterSheet({ status, waits, phone, send }: RegisterSheetProps): ReactElement | null {
  const { phase, typed, errors, failure, focusField } = status;
  if (phase === 'closed') return null;
  const which = waits ? 'wait' : 'register';
  const busy = phase === 'sending';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <Sheet title={text.sheet[which]} onClose={() => send({ type: 'form.closed' })}>
      <form className="words-form" noValidate onSubmit={submit}>
        <p className="muted">{text.sheetLead[which]}</p>
        {failure === null ? null : <ResultNote kind="failed">{failure}</ResultNote>}
        {fields.map(({ field, label, hint, type, autoComplete }) => (
          <TextField
            key={field}
            id={`activity-${field}`}
            label={label}
            placeholder={hint(phone)}
            type={type}
            autoComplete={autoComplete}
            value={typed[field]}
            required={field !== 'phone'}
            error={errors[field]}
            focusRequest={focusField === field ? errors : null}
            onType={(said) => send({ type: 'form.typed', field, text: said })}
          />
        ))}
        <div>
          <div className="agreement">
            <TickBox
              ticked={typed.agreed === '1'}
              name={text.agreeLabel}
              describedBy={errors.agreed === undefined ? undefined : consentErrorId}
              focusRequest={focusField === 'agreed' ? errors : null}
              onToggle={() =>
                send({ type: 'form.typed', field: 'agreed', text: typed.agreed === '1' ? '' : '1' })
              }
            />
            <p>
              {text.agree}
              <Link to="/user/privacy">{text.privacy}</Link>
            </p>
          </div>
          {errors.agreed === undefined ? null : <FieldError id={consentErrorId}>{errors.agreed}</FieldError>}
        </div>
        <Button kind="primary" block submits busy={busy}>
          {busy ? text.submitting : text.submit[which]}
        </Button>
      </form>
    </Sheet>
  );
}
