import * as TE from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { privacyActors } from '../../../../src/application/session/privacy-agreement/actors';
import type { PrivacyFact, PrivacyInput } from '../../../../src/application/session/privacy-agreement/events';
import { privacyMachine } from '../../../../src/application/session/privacy-agreement/machine';
import { selectPrivacyStatus } from '../../../../src/application/session/privacy-agreement/status';
import { consentNow, type Consent } from '../../../../src/domain/consent/consent';
import { recordedConsent } from '../../../../src/domain/consent/recorded-consent';
import type { BridgeFailure } from '../../../../src/domain/platform/bridge-failure';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { settled } from '../../../support/fakes/settled';
import { agreedBefore, current, firstTime, inBrowser } from './samples';

/** The agreement over fakes of its ports. */
const opened = (input: PrivacyInput, storage = fakeStorage()) => {
  const clock = fakeClock();
  const known: { readonly userId: string; readonly given: Consent | null }[] = [];
  const exits: { failure: BridgeFailure | null; asked: number } = { failure: null, asked: 0 };
  const actor = createActor(
    privacyMachine.provide({
      actors: privacyActors({
        storage: storage.port,
        clock: clock.port,
        members: { known: (userId, given) => known.push({ userId, given }) },
        bridge: {
          exit: () => {
            exits.asked += 1;
            return exits.failure === null ? TE.right(undefined) : TE.left(exits.failure);
          },
        },
      }),
    }),
    { clock: clock.timers, input },
  );
  const reported: PrivacyFact[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  return {
    actor,
    clock,
    known,
    storage,
    exits,
    reported,
    status: () => selectPrivacyStatus(actor.getSnapshot()),
  };
};
const stored = (consent: object): string => JSON.stringify(consent);

test('[PRI-01][PRI-06] agreeing keeps version and time on the device', async () => {
  const { actor, clock, storage, reported, status } = opened(firstTime);
  expect(status()).toEqual({ phase: 'asking', consent: null, exitFailed: false });
  actor.send({ type: 'privacy.accepted' });
  await settled();
  const consent = consentNow(clock.port.now());
  expect(storage.kept.get('hupo.privacy-consent')).toBe(stored(consent));
  expect(status()).toEqual({ phase: 'agreed', consent, exitFailed: false });
  expect(reported).toEqual([{ type: 'privacy.granted' }]);
});

test('[PRI-05] a device that keeps nothing lets the person go on for this run', async () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'full' };
  const { actor, reported, status } = opened(firstTime, storage);
  actor.send({ type: 'privacy.accepted' });
  await settled();
  expect(status().phase).toBe('agreed');
  expect(reported).toEqual([{ type: 'privacy.notKept' }, { type: 'privacy.granted' }]);
  expect(storage.kept.size).toBe(0);
});

test('[PRI-04] leaving asks the platform, once, and nothing was kept', async () => {
  const { actor, exits, storage, status } = opened(firstTime);
  actor.send({ type: 'privacy.declined' });
  exits.failure = { kind: 'failed', reason: 'a browser has no way out' };
  actor.send({ type: 'privacy.exitRequested' });
  await settled();
  expect([exits.asked, status().phase, status().exitFailed, storage.kept.size]).toEqual([
    1,
    'declined',
    true,
    0,
  ]);
});

test('[PRI-06] the consent of the app is handed on with who gave it', () => {
  const { actor, known } = opened(agreedBefore);
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  expect(known).toEqual([{ userId: '7', given: current }]);
});

test('[PRI-06] in a browser the tick of the login is the consent, with its time', () => {
  const { actor, clock, known, storage } = opened(inBrowser);
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  clock.pass(5_000);
  actor.send({ type: 'privacy.ticked' });
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  const consent = consentNow(clock.port.now());
  expect(known).toEqual([
    { userId: '7', given: null },
    { userId: '7', given: consent },
  ]);
  expect(storage.kept.get('hupo.privacy-consent')).toBe(stored(consent));
});

test('[PRI-06] a consent that is taken back is gone from the device', async () => {
  const storage = fakeStorage({
    'hupo.privacy-consent': stored(current),
    'hupo.consent-recorded': recordedConsent('7'),
  });
  const { actor, known, reported } = opened(agreedBefore, storage);
  actor.send({ type: 'privacy.consentTakenBack' });
  await settled();
  expect(storage.kept.size).toBe(0);
  expect(reported).toEqual([{ type: 'privacy.withdrawn', standing: 'missing' }]);
  expect(known).toEqual([]);
});
