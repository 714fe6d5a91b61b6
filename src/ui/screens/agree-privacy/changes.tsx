import type { ReactElement } from 'react';
import type { Consent } from '../../../domain/consent/consent';
import { changesSince } from '../../../domain/consent/policy-changes';
import { agreePrivacyText as text } from './text';

export interface ChangesProps {
  /** The consent to an earlier version; null for somebody who is asked for the first time. */
  readonly consent: Consent | null;
}

/** What is new since the version that was agreed to (PRI-06). */
export function Changes({ consent }: ChangesProps): ReactElement | null {
  if (consent === null) return null;
  return (
    <section className="consent-changes" aria-labelledby="consent-changed">
      <h2 id="consent-changed">{text.changed}</h2>
      <p>{text.changedFrom(consent.version)}</p>
      <ul>
        {changesSince(consent.version).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
