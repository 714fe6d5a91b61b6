import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { LoginEvent } from '../../../application/session/login/events';
import type { LoginStatus } from '../../../application/session/login/status';
import { wayAddress } from '../../../domain/session/way-in';
import { CaptchaSheetLater } from '../../features/account/captcha-sheet/captcha-sheet-later';
import { CountrySheetLater } from '../../features/account/phone-form/country-sheet-later';

export interface OverLoginFormProps {
  readonly status: LoginStatus;
  readonly send: (event: LoginEvent) => void;
}

/** What lies over the form: the dialling codes, or the captcha. */
export function OverLoginForm({ status, send }: OverLoginFormProps): ReactElement | null {
  const { search } = useLocation();
  if (status.phase === 'choosingCountry')
    return (
      <CountrySheetLater
        chosen={status.countryCode}
        query={status.query}
        onQuery={(text) => send({ type: 'login.countryQueryChanged', text })}
        onChoose={(countryCode) => send({ type: 'login.countryChosen', countryCode })}
        onClose={() => send({ type: 'login.countryPickerClosed' })}
      />
    );
  if (status.phase !== 'verifying') return null;
  return (
    <CaptchaSheetLater
      status={status.captcha}
      codeLogin={wayAddress('/login', search)}
      onRetry={() => send({ type: 'login.captchaRetryRequested' })}
      onClose={() => send({ type: 'login.captchaDismissed' })}
    />
  );
}
