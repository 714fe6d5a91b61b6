import fc from 'fast-check';
import { expect, test } from 'vitest';
import { environments } from '../../../src/domain/access/environment';
import {
  agreementVersion,
  Consent,
  consentNow,
  decodeConsent,
  policyVersion,
} from '../../../src/domain/consent/consent';
import { agreementHistory, changesSince, policyHistory } from '../../../src/domain/consent/policy-changes';
import { privacyStanding } from '../../../src/domain/consent/privacy-standing';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const someVersion = fc.stringMatching(/^[0-9.]{1,8}$/);
const consent = fc.record({
  version: fc.oneof(fc.constant(policyVersion), fc.constant('1.0'), someVersion),
  agreement: fc.oneof(fc.constant(agreementVersion), someVersion),
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
    '{"version":"1.1","agreement":"","at":1}',
  ])
    expect(decodeConsent(text)).toBeNull();
});

test('[PRI-06] a consent from before the agreement’s version was kept is to its first', () => {
  expect(decodeConsent('{"version":"1.1","at":1}')).toEqual({ version: '1.1', agreement: '1.0', at: 1 });
});

test('[PRI-02] at the start only the app asks, and only for the versions that hold now', () => {
  fc.assert(
    fc.property(fc.constantFrom(...environments), fc.option(consent, { nil: null }), (environment, kept) => {
      const standing = privacyStanding(environment, kept);
      expect(standing === 'notNeeded').toBe(environment !== 'native');
      if (environment === 'native')
        expect(standing === 'agreed').toBe(
          kept?.version === policyVersion && kept.agreement === agreementVersion,
        );
    }),
    runs,
  );
});

test('[PRI-06] what is new is said from the next version on, to nobody who never agreed, and all of it to a stranger', () => {
  const everything = policyHistory.flatMap(({ points }) => points);
  const since = (version: string) => changesSince({ ...consentNow(0), version });
  expect(changesSince(null)).toEqual([]);
  expect(since('1.0')).toEqual([{ text: 'policy', from: '1.0', points: everything }]);
  expect(since(policyVersion)).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (version) => {
      const points = since(version).flatMap((change) => change.points);
      expect(everything.slice(everything.length - points.length)).toEqual(points);
    }),
    runs,
  );
});

test('[PRI-06] both texts have their own changes, and one that is the same is not spoken of', () => {
  const reported = (version: string, agreement: string) =>
    changesSince({ version, agreement, at: 0 }).map(({ text, from }) => `${text} ${from}`);
  expect(reported('1.0', '0.9')).toEqual(['policy 1.0', 'agreement 0.9']);
  expect(reported(policyVersion, '0.9')).toEqual(['agreement 0.9']);
});

test('[PRI-06] the version that holds now is the last of its history, and says what is new', () => {
  expect(policyHistory.at(-1)?.version).toBe(policyVersion);
  expect(agreementHistory.at(-1)?.version ?? '1.0').toBe(agreementVersion);
  for (const history of [policyHistory, agreementHistory]) {
    expect(history.every(({ points }) => points.length > 0)).toBe(true);
    expect(new Set(history.map(({ version }) => version)).size).toBe(history.length);
  }
});
