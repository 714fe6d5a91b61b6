import fc from 'fast-check';
import { expect, test } from 'vitest';
import { environments } from '../../../src/domain/access/environment';
import { Consent, decodeConsent, policyVersion } from '../../../src/domain/consent/consent';
import { changesSince, policyHistory } from '../../../src/domain/consent/policy-changes';
import { privacyStanding } from '../../../src/domain/consent/privacy-standing';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const consent = fc.record({
  version: fc.oneof(fc.constant(policyVersion), fc.constant('1.0'), fc.stringMatching(/^[0-9.]{1,8}$/)),
  at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
});

test('[PRI-06] a consent is read as it was kept', () => {
  fc.assert(
    fc.property(consent, (given) => {
      expect(decodeConsent(JSON.stringify(Consent.encode(given)))).toEqual(given);
    }),
    runs,
  );
});

test('[PRI-01] whatever else the device kept is no consent, and breaks nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
      const read = decodeConsent(text);
      if (read !== null) expect(Consent.is(read)).toBe(true);
    }),
    runs,
  );
  for (const text of [
    null,
    '',
    '{',
    '1',
    '{}',
    '{"version":"1.1"}',
    '{"version":"","at":1}',
    '{"version":"1.1","at":"x"}',
  ])
    expect(decodeConsent(text)).toBeNull();
});

test('[PRI-02] only the app asks, and only for the version that holds now', () => {
  fc.assert(
    fc.property(fc.constantFrom(...environments), fc.option(consent, { nil: null }), (environment, kept) => {
      const standing = privacyStanding(environment, kept);
      expect(standing === 'notNeeded').toBe(environment !== 'native');
      if (environment === 'native') expect(standing === 'agreed').toBe(kept?.version === policyVersion);
    }),
    runs,
  );
});

test('[PRI-06] what is new is said from the next version on, to nobody who never agreed, and all of it to a stranger', () => {
  const everything = policyHistory.flatMap(({ points }) => points);
  expect(changesSince(null)).toEqual([]);
  expect(changesSince('1.0')).toEqual(everything);
  expect(changesSince(policyVersion)).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (version) => {
      const changes = changesSince(version);
      expect(everything.slice(everything.length - changes.length)).toEqual(changes);
    }),
    runs,
  );
});

test('[PRI-06] the version that holds now is the last of the history, and says what is new', () => {
  expect(policyHistory.at(-1)?.version).toBe(policyVersion);
  expect(policyHistory.every(({ points }) => points.length > 0)).toBe(true);
  expect(new Set(policyHistory.map(({ version }) => version)).size).toBe(policyHistory.length);
});
