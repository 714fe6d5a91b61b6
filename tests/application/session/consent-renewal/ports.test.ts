import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { renewalActors } from '../../../../src/application/session/consent-renewal/actors';
import type { RenewalFact } from '../../../../src/application/session/consent-renewal/events';
import { renewalMachine } from '../../../../src/application/session/consent-renewal/machine';
import { selectRenewalStatus } from '../../../../src/application/session/consent-renewal/status';
import type { Environment } from '../../../../src/domain/access/environment';
import { consentNow } from '../../../../src/domain/consent/consent';
import type { ConsentEntry } from '../../../../src/domain/consent/consent-entry';
import { recordedConsent } from '../../../../src/domain/consent/recorded-consent';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeConsentGateway } from '../../../support/fakes/consent-gateway';
import { fakeStorage } from '../../../support/fakes/key-value-storage';
import { settled } from '../../../support/fakes/settled';
import { accepted, current, earlier, known, recordedEarlier, recordedNow } from './samples';

/** The renewal over fakes of its ports. */
const opened = (
  entries: readonly ConsentEntry[] = [],
  environment: Environment = 'browser',
  storage = fakeStorage(),
) => {
  const [clock, consents] = [fakeClock(), fakeConsentGateway(entries)];
  const actor = createActor(
    renewalMachine.provide({
      actors: renewalActors({
        storage: storage.port,
        clock: clock.port,
        consents: consents.port,
        environment,
      }),
    }),
    { clock: clock.timers, input: { environment } },
  );
  const reported: RenewalFact[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  const mark = () => storage.kept.get('hupo.consent-recorded');
  return {
    actor,
    clock,
    consents,
    storage,
    reported,
    mark,
    status: () => selectRenewalStatus(actor.getSnapshot()),
  };
};

test('[PRI-06] a consent to what holds is put on record, with where it was given, and noted as recorded', async () => {
  const { actor, consents, mark, reported } = opened([], 'native');
  actor.send(known(current));
  await settled();
  expect(consents.agreed).toEqual([{ ...current, environment: 'native' }]);
  expect([mark(), reported]).toEqual([recordedConsent('7'), []]);
  actor.send(known(current, '8'));
  await settled();
  expect(consents.agreed).toHaveLength(2);
  expect(mark()).toBe(recordedConsent('8'));
});

test('[PRI-06] a consent that could not be recorded is tried again when the account is next known', async () => {
  const { actor, consents, mark } = opened();
  consents.fail({ kind: 'network' });
  actor.send(known(current));
  await settled();
  expect(mark()).toBeUndefined();
  consents.fail(null);
  actor.send(known(current));
  await settled();
  expect(consents.agreed).toHaveLength(2);
  expect(mark()).toBe(recordedConsent('7'));
});

test('[SEC-04][PRI-06] of a member who left before the answer the device notes nothing', async () => {
  const { actor, consents, mark } = opened();
  actor.send(known(current));
  actor.send({ type: 'renewal.memberLeft' });
  await settled();
  expect([consents.agreed.length, mark()]).toEqual([1, undefined]);
});

test('[PRI-06] an earlier consent is put on record too, but noted as nothing', async () => {
  const { actor, consents, mark } = opened();
  actor.send(known(earlier));
  await settled();
  expect(consents.agreed).toEqual([{ ...earlier, environment: 'browser' }]);
  expect(mark()).toBeUndefined();
});

test('[PRI-06] who agreed to what holds on another device is not asked, and the record not read again', async () => {
  const { actor, consents, mark, status } = opened([recordedNow, recordedEarlier]);
  actor.send(known(null));
  await settled();
  expect([consents.agreed, status().phase, mark()]).toEqual([[], 'resting', recordedConsent('7')]);
});

test('[PRI-06] agreeing anew is recorded with its time, and kept on the device', async () => {
  const { actor, clock, consents, mark, status, storage, reported } = opened([recordedEarlier], 'wechat');
  actor.send(known(null));
  await settled();
  expect(status()).toEqual({ phase: 'asking', previous: earlier, failure: null });
  clock.pass(5_000);
  actor.send(accepted);
  await settled();
  const given = consentNow(clock.port.now());
  expect(consents.agreed).toEqual([{ ...given, environment: 'wechat' }]);
  expect([storage.kept.get('hupo.privacy-consent'), mark()]).toEqual([
    JSON.stringify(given),
    recordedConsent('7'),
  ]);
  expect(reported).toEqual([{ type: 'renewal.wanted' }, { type: 'renewal.agreed' }]);
});

test('[PRI-06] agreeing that is not recorded leaves the device as it was, and the question', async () => {
  const { actor, consents, status, storage } = opened([recordedEarlier]);
  actor.send(known(null));
  await settled();
  consents.fail({ kind: 'status', status: 503 });
  actor.send(accepted);
  await settled();
  expect(status()).toMatchObject({ phase: 'asking', failure: { kind: 'status', status: 503 } });
  expect(storage.kept.size).toBe(0);
});

test('[PRI-05] a device that keeps nothing does not stand in the way of agreeing', async () => {
  const storage = fakeStorage();
  storage.failure = { kind: 'full' };
  const { actor, status } = opened([recordedEarlier], 'browser', storage);
  actor.send(known(null));
  await settled();
  actor.send(accepted);
  await settled();
  expect([status().phase, storage.kept.size]).toEqual(['resting', 0]);
});
