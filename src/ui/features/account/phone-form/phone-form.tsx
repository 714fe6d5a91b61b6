import type { ReactElement, SyntheticEvent } from 'react';
import type { PhoneFormEvent } from '../../../../application/session/phone-form/events';
import type { PhoneFormStatus } from '../../../../application/session/phone-form/status';
import { Agreement } from '../../../kit/form/agreement/agreement';
import { Button } from '../../../kit/action/button/button';
import { FieldError } from '../../../kit/form/field/field-error';
import { TickBox } from '../../../kit/form/tick-box/tick-box';
import { CodeField } from '../code-field/code-field';
import { TextField } from '../../../kit/form/field/text-field';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { NewPassword } from '../../../kit/form/new-password/new-password';
import { CountryOpen } from './country-open';
import { phoneFormPartText as text } from './text';
import '../login-frame/login-form.css';

export interface PhoneFormProps {
  readonly status: PhoneFormStatus;
  readonly submit: string;
  readonly submitting: string;
  readonly send: (event: PhoneFormEvent) => void;
}

const ageErrorId = 'way-age-error';

/** Phone, code, a new password where one is asked for, and the agreement, which a member gave before. Code and password are kept nowhere here. */
export function PhoneForm({ status, submit, submitting, send }: PhoneFormProps): ReactElement {
  const { errors, focusField } = status;
  const busy = status.phase === 'handedOver';
  const focusRequestFor = (field: typeof focusField): object | null => (focusField === field ? errors : null);
  const hand = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form className="login-form" noValidate onSubmit={hand}>
      <FormFailed message={errors.form} />
      <TextField
        id="way-phone"
        label={text.phone}
        placeholder={text.phoneHint}
        type="tel"
        autoComplete="tel-national"
        value={status.userName}
        error={errors.userName}
        focusRequest={focusRequestFor('userName')}
        onType={(typed) => send({ type: 'form.userNameChanged', text: typed })}
        readOnly={status.isOwnPhone}
        before={
          status.isOwnPhone ? null : (
            <CountryOpen
              countryCode={status.countryCode}
              onOpen={() => send({ type: 'form.countryPickerOpened' })}
            />
          )
        }
      />
      <CodeField
        id="way-code"
        error={errors.caption}
        focusRequest={focusRequestFor('caption')}
        button={status.sendButton}
        sentTo={status.sentTo}
        onType={(typed) => send({ type: 'form.captionChanged', text: typed })}
        onSend={() => send({ type: 'form.codeRequested' })}
      />
      {status.asksPassword ? (
        <NewPassword
          id="way-password"
          strength={status.strength}
          error={errors.password}
          focusRequest={focusRequestFor('password')}
          onType={(typed) => send({ type: 'form.passwordChanged', text: typed })}
        />
      ) : null}
      {status.isOwnPhone ? null : (
        <Agreement
          agreed={status.agreed}
          error={errors.agreement}
          focusRequest={focusRequestFor('agreement')}
          onToggle={() => send({ type: 'form.agreementToggled' })}
        />
      )}
      {status.asksAge ? (
        <div>
          <TickBox
            ticked={status.ageStated}
            describedBy={errors.age === undefined ? undefined : ageErrorId}
            focusRequest={focusRequestFor('age')}
            onToggle={() => send({ type: 'form.ageToggled' })}
          >
            {text.age}
          </TickBox>
          {errors.age === undefined ? null : <FieldError id={ageErrorId}>{errors.age}</FieldError>}
        </div>
      ) : null}
      <Button kind="primary" block submits busy={busy}>
        {busy ? submitting : submit}
      </Button>
    </form>
  );
}
