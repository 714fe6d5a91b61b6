import * as fc from 'fast-check';
import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { intakeActors } from '../../../../src/application/messages/message-intake/actors';
import { intakeMachine } from '../../../../src/application/messages/message-intake/machine';
import { fakeClock } from '../../../support/fakes/clock';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';
import { arrived, message } from './samples';
import { fakeFamily } from '../../../support/fakes/fake-families';

const openedIntake = () => {
  const [messages, clock] = [fakeFamily('message'), fakeClock()];
  const delivered: (IncomingMessage | null)[] = [];
  const actor = createActor(intakeMachine.provide({ actors: intakeActors(messages.port) }), {
    clock: clock.timers,
  });
  actor.on('intake.delivered', (fact) => delivered.push(fact.message));
  actor.start();
  return {
    actor,
    messages,
    clock,
    ids: () => delivered.flatMap((one) => (one === null ? [] : [Number(one.id)])),
  };
};

test('[SOC-05] more than a hundred that were missed are all fetched, page after page', async () => {
  const { actor, messages, ids } = openedIntake();
  actor.send(arrived(message(1)));
  actor.send(arrived(null));
  for (const [from, count] of [
    [2, 100],
    [102, 100],
    [202, 7],
  ] as const) {
    const call = messages.since.last();
    expect(call.input).toBe(String(from - 1));
    call.answer(right(Array.from({ length: count }, (_, place) => message(from + place))));
    await settled();
  }
  expect(messages.since.calls).toHaveLength(3);
  expect(ids()).toEqual(Array.from({ length: 208 }, (_, place) => place + 1));
});

test('[SOC-05] the end of the session cancels what is asked for, and its late answer tells nothing', async () => {
  const { actor, messages, ids } = openedIntake();
  actor.send(arrived(message(1)));
  actor.send(arrived(null));
  const call = messages.since.last();
  actor.send({ type: 'intake.left' });
  expect(call.signal?.aborted).toBe(true);
  call.answer(right([message(2)]));
  await settled();
  expect(ids()).toEqual([1]);
});

/** What a socket does to the next message: brings it, loses it, brings it twice, or breaks after it. */
const fates = fc.constantFrom('comes', 'comes', 'comes', 'is lost', 'comes twice', 'breaks', 'fetch ends');

test(
  '[SOC-05] whatever a socket loses, doubles or breaks, each message is told once and in order',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fates, { minLength: 1, maxLength: 60 }), async (walk) => {
        const { actor, messages, ids } = openedIntake();
        let sent = 1;
        const answerAll = async (): Promise<void> => {
          for (
            let call = messages.since.calls.at(-1);
            call?.isUnderWay() === true;
            call = messages.since.calls.at(-1)
          ) {
            const from = Number(call.input) + 1;
            const count = Math.min(100, sent - from + 1);
            call.answer(right(Array.from({ length: count }, (_, place) => message(from + place))));
            await settled();
          }
        };
        actor.send(arrived(message(1)));
        for (const fate of walk) {
          if (fate === 'fetch ends') {
            await answerAll();
            continue;
          }
          sent += 1;
          if (fate !== 'is lost') actor.send(arrived(message(sent)));
          if (fate === 'comes twice') actor.send(arrived(message(sent)));
          if (fate === 'breaks') actor.send(arrived(null));
        }
        sent += 1;
        actor.send(arrived(message(sent)));
        await answerAll();
        expect(ids()).toEqual(Array.from({ length: sent }, (_, place) => place + 1));
      }),
      { numRuns: propertyRuns },
    );
  },
);
