import { agreementVersion, policyVersion, type Consent } from './consent';
import type { ConsentEntry } from './consent-entry';

/** Numbers between dots, compared one by one: '1.10' comes after '1.9', and '1' is '1.0'. */
const isBefore = (version: string, other: string): boolean => {
  const [left, right] = [version.split('.').map(Number), other.split('.').map(Number)];
  for (let place = 0; place < Math.max(left.length, right.length); place += 1) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};

/** Whether a consent is to an earlier version of either text than the one that holds; a later one covers it. */
export const isOutdated = ({ version, agreement }: Consent): boolean =>
  isBefore(version, policyVersion) || isBefore(agreement, agreementVersion);

const holdingOf = (entries: readonly ConsentEntry[]): readonly ConsentEntry[] =>
  entries.filter(({ withdrawnAt }) => withdrawnAt === null);

/** Whether a consent to what holds now is on record, and was not taken back. */
export const isOnRecord = (entries: readonly ConsentEntry[]): boolean =>
  holdingOf(entries).some((entry) => !isOutdated(entry));

/**
 * The consent that must be renewed: of the recorded ones that were not withdrawn, the one to the latest
 * versions. Null for a member who has consented to the current versions, and for one who has never consented: only a
 * login makes a member, and it asks by itself. Total. Source: PRI-06.
 */
export function outdatedConsent(entries: readonly ConsentEntry[]): Consent | null {
  if (isOnRecord(entries)) return null;
  const latest = holdingOf(entries).reduce<ConsentEntry | undefined>(
    (best, entry) =>
      best === undefined ||
      isBefore(best.version, entry.version) ||
      (best.version === entry.version && isBefore(best.agreement, entry.agreement))
        ? entry
        : best,
    undefined,
  );
  if (latest === undefined) return null;
  const { version, agreement, at } = latest;
  return { version, agreement, at };
}

/** The one of two consents that was given later; of two at the same moment the first. */
export const laterConsent = (one: Consent | null, other: Consent | null): Consent | null =>
  one === null || (other !== null && other.at > one.at) ? other : one;
