import { left, right } from 'fp-ts/Either';
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  separateConsentsActors,
  separateConsentsOf,
} from '../../../../src/application/session/separate-consents/actors';
import { separateConsentsMachine } from '../../../../src/application/session/separate-consents/machine';
import { selectSeparateConsents } from '../../../../src/application/session/separate-consents/status';
import { fakePagePorts } from '../../../support/fakes/page-ports';
import { settled } from '../../../support/fakes/settled';
import { given, giving, notGiven, takenBack, withdrawing } from './samples';

const opened = () => {
  const { ports, gateways } = fakePagePorts();
  const consents = separateConsentsOf(ports.callOf);
  const actors = separateConsentsActors({ consents, connection: ports.connection });
  const actor = createActor(separateConsentsMachine.provide({ actors }));
  const changes: string[] = [];
  actor.on('consents.changed', ({ type }) => changes.push(type));
  actor.start();
  return {
    actor,
    calls: gateways.consent,
    changes,
    status: () => selectSeparateConsents(actor.getSnapshot()),
  };
};

test('[MKT-23] a consent names the version of its text, and its change is announced', async () => {
  const { actor, calls, changes, status } = opened();
  await settled();
  calls.purposes.last().answer(right(notGiven));
  await settled();
  actor.send(giving);
  await settled();
  expect(calls.give.last().input).toEqual({ purpose: 'recommendation', version: '1.0' });
  expect(status()).toMatchObject({ phase: 'changing', change: { what: 'give' } });
  calls.give.last().answer(right(given));
  await settled();
  expect([status().phase, status().consents, changes.length]).toEqual(['ready', given, 1]);
  actor.send(withdrawing);
  await settled();
  expect(calls.takeBack.last().input).toBe('recommendation');
  calls.takeBack.last().answer(right(takenBack));
  await settled();
  expect([status().consents, changes.length]).toEqual([takenBack, 2]);
});

test('[MKT-23] a text that is no longer the present one says so, and changes nothing', async () => {
  const { actor, calls, changes, status } = opened();
  await settled();
  calls.purposes.last().answer(right(notGiven));
  await settled();
  actor.send(giving);
  await settled();
  calls.give.last().answer(left({ kind: 'refused', code: 409, message: '说明已更新' }));
  await settled();
  expect(status()).toMatchObject({ phase: 'ready', error: '说明已更新', consents: notGiven });
  expect(changes).toEqual([]);
});
