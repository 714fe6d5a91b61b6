import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementVersion, consentNow, policyVersion } from '../../../src/domain/consent/consent';
import type { ConsentEntry } from '../../../src/domain/consent/consent-entry';
import {
  isOnRecord,
  isOutdated,
  laterConsent,
  outdatedConsent,
} from '../../../src/domain/consent/outdated-consent';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const entry = (
  version: string,
  agreement = agreementVersion,
  withdrawnAt: number | null = null,
): ConsentEntry => ({
  version,
  agreement,
  at: 1_790_000_000_000,
  environment: 'browser',
  withdrawnAt,
});
const versions = fc.constantFrom('0.9', '1.0', policyVersion, '1.10', '2.0');
const entries = fc.array(
  fc.tuple(versions, versions, fc.constantFrom(null, 1)).map((of) => entry(...of)),
  { maxLength: 5 },
);

test('[PRI-06] versions are compared number by number, and a later one covers an earlier', () => {
  const outdated = (version: string, agreement = agreementVersion) =>
    isOutdated({ version, agreement, at: 0 });
  expect([outdated('1.0'), outdated('0.10'), outdated('1'), outdated(policyVersion, '0.9')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([outdated(policyVersion), outdated('1.10'), outdated('2'), outdated('1.2.1', '1')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('[PRI-06] who agreed to an earlier version of either text is asked, by the latest that was agreed to', () => {
  expect(outdatedConsent([entry('0.9'), entry('1.0'), entry('0.8')])).toMatchObject({ version: '1.0' });
  expect(outdatedConsent([entry('1.0', '0.9'), entry('1.0')])).toEqual({
    version: '1.0',
    agreement: agreementVersion,
    at: 1_790_000_000_000,
  });
  expect(outdatedConsent([entry(policyVersion, '0.9')])).toMatchObject({ agreement: '0.9' });
});

test('[PRI-06] neither who agreed to what holds nor who never agreed is asked, and what was taken back counts for neither', () => {
  expect(outdatedConsent([])).toBeNull();
  expect(outdatedConsent([entry('1.0'), entry(policyVersion)])).toBeNull();
  expect(outdatedConsent([entry('1.0', agreementVersion, 5)])).toBeNull();
  expect(outdatedConsent([entry('1.0'), entry(policyVersion, agreementVersion, 5)])).not.toBeNull();
});

test('[PRI-06] whatever is on record, who is asked has agreed before and not to what holds now', () => {
  fc.assert(
    fc.property(entries, (recorded) => {
      const holding = recorded.filter(({ withdrawnAt }) => withdrawnAt === null);
      expect(outdatedConsent(recorded) !== null).toBe(holding.length > 0 && !isOnRecord(recorded));
      const asked = outdatedConsent(recorded);
      if (asked !== null) expect(isOutdated(asked)).toBe(true);
    }),
    runs,
  );
});

test('[PRI-06] of two consents the later counts, and any is more than none', () => {
  const [early, late] = [consentNow(1), consentNow(2)];
  expect([laterConsent(early, late), laterConsent(late, early)]).toEqual([late, late]);
  expect([laterConsent(null, late), laterConsent(early, null), laterConsent(null, null)]).toEqual([
    late,
    early,
    null,
  ]);
});
