import * as TE from 'fp-ts/TaskEither';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { privacyActors } from '../../../src/application/privacy-agreement/actors';
import type { PrivacyFact, PrivacyInput } from '../../../src/application/privacy-agreement/events';
import { privacyMachine } from '../../../src/application/privacy-agreement/machine';
import { selectPrivacyStatus } from '../../../src/application/privacy-agreement/status';
import type { Environment } from '../../../src/domain/access/environment';
import { policyVersion } from '../../../src/domain/consent/consent';
import type { BridgeFailure } from '../../../src/domain/platform/bridge-failure';
import { fakeClock } from '../../support/fakes/clock';
import { fakeConsentGateway } from '../../support/fakes/consent-gateway';
import { fakeStorage } from '../../support/fakes/key-value-storage';
import { settled } from '../../support/fakes/settled';
import { agreedBefore, current, earlier, firstTime, inBrowser } from './samples';

/** The agreement over fakes of its ports. */
const opened = (input: PrivacyInput, environment: Environment, storage = fakeStorage()) => {
  const [clock, consents] = [fakeClock(), fakeConsentGateway()];
  const exits: { failure: BridgeFailure | null; asked: number } = { failure: null, asked: 0 };
  const actor = createActor(
    privacyMachine.provide({
      actors: privacyActors({
        storage: storage.port,
        clock: clock.port,
        consents: consents.port,
        bridge: {
          exit: () => {
            exits.asked += 1;
            return exits.failure === null ? TE.right(undefined) : TE.left(exits.failure);
          },
        },
        environment,
      }),
    }),
    { clock: clock.timers, input },
  );
  const told: PrivacyFact[] = [];
  actor.on('*', (fact) => told.push(fact));
  actor.start();
  return {
    actor,
    clock,
    consents,
    storage,
    exits,
    told,
    status: () => selectPrivacyStatus(actor.getSnapshot()),
  };
};
const stored = (consent: object): string => JSON.stringify(consent);

test('[PRI-01][PRI-06] agreeing keeps version and time on the device', async () => {
  const { actor, clock, storage, told, status } = opened(firstTime, 'native');
  expect(status()).toEqual({ phase: 'asking', consent: null, exitFailed: false });
  actor.send({ type: 'privacy.accepted' });
  await settled();
  const consent = { version: policyVersion, at: clock.port.now() };
  expect(storage.kept.get('hupo.privacy-consent')).toBe(stored(consent));
  expect(status()).toEqual({ phase: 'agreed', consent, exitFailed: false });
  expect(told).toEqual([{ type: 'privacy.granted' }]);
});

test('[PRI-05] a device that keeps nothing lets the person go on for this run', async () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'full' };
  const { actor, told, status } = opened(firstTime, 'native', storage);
  actor.send({ type: 'privacy.accepted' });
  await settled();
  expect(status().phase).toBe('agreed');
  expect(told).toEqual([{ type: 'privacy.notKept' }, { type: 'privacy.granted' }]);
  expect(storage.kept.size).toBe(0);
});

test('[PRI-04] leaving asks the platform, once, and nothing was kept', async () => {
  const { actor, exits, storage, status } = opened(firstTime, 'native');
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

test('[PRI-06] the consent of the app is recorded once for each account, with where it was given', async () => {
  const { actor, consents, storage } = opened(
    agreedBefore,
    'native',
    fakeStorage({ 'hupo.privacy-consent': stored(current) }),
  );
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  expect(consents.agreed).toEqual([{ ...current, environment: 'native' }]);
  expect(storage.kept.get('hupo.consent-recorded')).toBe(`7 ${policyVersion}`);
  actor.send({ type: 'privacy.memberKnown', userId: '8' });
  await settled();
  expect(consents.agreed).toHaveLength(2);
});

test('[PRI-06] a consent that could not be recorded is tried again when the account is next known', async () => {
  const { actor, consents } = opened(agreedBefore, 'native');
  consents.fail({ kind: 'network' });
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  consents.fail(null);
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  expect(consents.agreed).toHaveLength(2);
});

test('[PRI-06] in a browser the tick of the login is the consent, with its time', async () => {
  const { actor, clock, consents, storage } = opened(inBrowser, 'browser');
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  expect(consents.agreed).toEqual([]);
  clock.pass(5_000);
  actor.send({ type: 'privacy.ticked' });
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  const consent = { version: policyVersion, at: clock.port.now() };
  expect(consents.agreed).toEqual([{ ...consent, environment: 'browser' }]);
  expect(storage.kept.get('hupo.privacy-consent')).toBe(stored(consent));
});

test('[PRI-06] a tick given in another tab since is the one that counts', async () => {
  const { actor, consents, storage } = opened({ standing: 'notNeeded', kept: earlier }, 'browser');
  storage.kept.set('hupo.privacy-consent', stored(current));
  actor.send({ type: 'privacy.memberKnown', userId: '7' });
  await settled();
  expect(consents.agreed).toEqual([{ ...current, environment: 'browser' }]);
});

test('[PRI-06] a consent that is taken back is gone from the device', async () => {
  const storage = fakeStorage({
    'hupo.privacy-consent': stored(current),
    'hupo.consent-recorded': `7 ${policyVersion}`,
  });
  const { actor, consents, told } = opened(agreedBefore, 'native', storage);
  actor.send({ type: 'privacy.consentTakenBack' });
  await settled();
  expect(storage.kept.size).toBe(0);
  expect(told).toEqual([{ type: 'privacy.withdrawn', standing: 'missing' }]);
  expect(consents.agreed).toEqual([]);
});
