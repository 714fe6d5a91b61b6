import type { ReactElement } from 'react';
import type { Consent } from '../../../domain/consent/consent';
import type { ConsentEntry } from '../../../domain/consent/consent-entry';
import { formatDate } from '../../../domain/time/date-format';
import { ownDataText as text } from './own-words';

const timeOf = (time: number): string => formatDate(time, 'yyyy年M月d日 HH:mm');

export interface ConsentRecordProps {
  readonly entries: readonly ConsentEntry[];
}

/** The recorded consents of an account, the latest first. */
export function ConsentRecord({ entries }: ConsentRecordProps): ReactElement {
  if (entries.length === 0) return <p className="muted">{text.none}</p>;
  return (
    <ul className="consent-record">
      {entries.map(({ version, agreement, at, environment, withdrawnAt }) => (
        <li key={`${version} ${agreement} ${environment} ${at}`}>
          <b>{text.versions(version, agreement)}</b>
          <span>{text.agreed(timeOf(at), environment)}</span>
          {withdrawnAt === null ? null : <span>{text.withdrawn(timeOf(withdrawnAt))}</span>}
        </li>
      ))}
    </ul>
  );
}

export interface DeviceConsentProps {
  readonly consent: Consent;
}

/** The consent that the app asked for on this device. */
export function DeviceConsent({ consent }: DeviceConsentProps): ReactElement {
  return (
    <ul className="consent-record" aria-label={text.onDevice}>
      <li>
        <b>{text.versions(consent.version, consent.agreement)}</b>
        <span>{text.agreedHere(timeOf(consent.at))}</span>
      </li>
    </ul>
  );
}
