import type { ReactElement } from 'react';
import type { Consent } from '../../../domain/consent/consent';
import { changesSince } from '../../../domain/consent/policy-changes';
import { agreePrivacyText } from './text';

export interface ChangesProps {
  /** The consent to an earlier version; null for a user who is asked for the first time. */
  readonly consent: Consent | null;
}

/** The changes since the versions that the user agreed to (PRI-06). */
export function Changes({ consent }: ChangesProps): ReactElement | null {
  if (consent === null) return null;
  return (
    <section className="consent-changes" aria-labelledby="consent-changed">
      <h2 id="consent-changed">{agreePrivacyText.changed}</h2>
      {changesSince(consent).map(({ text, from, points }) => (
        <div key={text}>
          <p>{agreePrivacyText.changedFrom(text, from)}</p>
          <ul>
            {(points.length === 0 ? [agreePrivacyText.changesUnknown(text)] : points).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
