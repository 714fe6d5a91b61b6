import type { ReactElement } from 'react';
import type { PhoneFormEvent } from '../../../../application/session/phone-form/events';
import type { PhoneFormStatus } from '../../../../application/session/phone-form/status';
import { CountrySheetLater } from './country-sheet-later';
import { CaptchaSheetLater } from '../captcha-sheet/captcha-sheet-later';

export interface OverPhoneFormProps {
  readonly status: PhoneFormStatus;
  readonly send: (event: PhoneFormEvent) => void;
}

/** What lies over the form: the dialling codes, or the captcha of a code that was asked for. */
export function OverPhoneForm({ status, send }: OverPhoneFormProps): ReactElement | null {
  if (status.phase === 'choosingCountry')
    return (
      <CountrySheetLater
        chosen={status.countryCode}
        query={status.query}
        onQuery={(text) => send({ type: 'form.countryQueryChanged', text })}
        onChoose={(countryCode) => send({ type: 'form.countryChosen', countryCode })}
        onClose={() => send({ type: 'form.countryPickerClosed' })}
      />
    );
  if (!status.isVerifying) return null;
  return (
    <CaptchaSheetLater
      status={status.captcha}
      onRetry={() => send({ type: 'code.captchaRetryRequested' })}
      onClose={() => send({ type: 'code.captchaDismissed' })}
    />
  );
}
