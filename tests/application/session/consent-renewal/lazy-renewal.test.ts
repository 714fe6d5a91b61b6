import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { renewalMachine } from '../../../../src/application/session/consent-renewal/machine';
import { recordedConsent } from '../../../../src/domain/consent/recorded-consent';
import { lazyRenewal } from '../../../../src/application/session/consent-renewal/lazy-renewal';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { settled } from '../../../support/fakes/settled';

const scene = (mark: string | null = null, failures = 0) => {
  const storage = fakeStorage(mark === null ? {} : { 'hupo.consent-recorded': mark });
  const seen: { loads: number; known: string[] } = { loads: 0, known: [] };
  const actor = createActor(renewalMachine, { input: { environment: 'browser' } });
  const later = lazyRenewal(storage.port, () => {
    seen.loads += 1;
    return seen.loads > failures
      ? Promise.resolve({ actor, known: (userId: string) => void seen.known.push(userId) })
      : Promise.reject(new Error('no code'));
  });
  return { later, seen };
};

test('[PRI-06][PER-01] nothing is fetched for a member whose consent to what holds is on record', async () => {
  const { later, seen } = scene(recordedConsent('7'));
  later.known('7', null);
  await settled();
  expect([seen, later.running()]).toEqual([{ loads: 0, known: [] }, undefined]);
});

test('[PRI-06] the note of another member, or of an earlier version, counts for nothing', async () => {
  for (const mark of [recordedConsent('8'), '7 1.0', '7 1.1', null]) {
    const { later, seen } = scene(mark);
    later.known('7', null);
    await settled();
    expect(seen).toEqual({ loads: 1, known: ['7'] });
    expect(later.running()).toBeDefined();
  }
});

test('[PRI-06] code that does not come is asked for with the next news of the member, and comes once', async () => {
  const { later, seen } = scene(null, 1);
  later.known('7', null);
  await settled();
  expect([seen.loads, later.running()]).toEqual([1, undefined]);
  later.known('7', null);
  await settled();
  later.known('7', null);
  await settled();
  expect(seen).toEqual({ loads: 2, known: ['7', '7'] });
});
