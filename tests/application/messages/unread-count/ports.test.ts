import { left, right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { unreadCountActors } from '../../../../src/application/messages/unread-count/actors';
import { unreadCountMachine } from '../../../../src/application/messages/unread-count/machine';
import { selectUnreadCountStatus } from '../../../../src/application/messages/unread-count/status';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { settled } from '../../../support/fakes/settled';
import { propertyRuns } from '../../../support/property';
import { fakeFamily, type FakeFamily } from '../../../support/fakes/fake-families';

interface OpenedCount {
  readonly actor: ActorRefFrom<typeof unreadCountMachine>;
  readonly messages: FakeFamily<'message'>;
  readonly clock: FakeClock;
  readonly count: () => number;
}

const openedCount = (): OpenedCount => {
  const [messages, clock] = [fakeFamily('message'), fakeClock()];
  const actor = createActor(unreadCountMachine.provide({ actors: unreadCountActors(messages.port) }), {
    clock: clock.timers,
  }).start();
  return {
    actor,
    messages,
    clock,
    count: () => selectUnreadCountStatus(actor.getSnapshot()).count,
  };
};

const refresh = { type: 'unread.refreshRequested' } as const;

test('[SOC-03] the count that came is shown', async () => {
  const running = openedCount();
  running.actor.send(refresh);
  running.messages.unreadCount.last().answer(right(12));
  await settled();
  expect(running.count()).toBe(12);
});

test('[SES-06] without a token the count stays what it was', async () => {
  const running = openedCount();
  running.actor.send(refresh);
  running.messages.unreadCount.last().answer(left({ kind: 'notLoggedIn' }));
  await settled();
  expect(running.count()).toBe(0);
});

test('[LOG-08] the end of the session cancels the refresh, and its late answer counts nothing', async () => {
  const running = openedCount();
  running.actor.send(refresh);
  const call = running.messages.unreadCount.last();
  running.actor.send({ type: 'unread.cleared' });
  expect(call.signal?.aborted).toBe(true);
  call.answer(right(12));
  await settled();
  expect(running.count()).toBe(0);
});

test('[SOC-03] a burst of a hundred messages costs two calls, 500 ms apart', async () => {
  const running = openedCount();
  for (let message = 0; message < 100; message += 1) running.actor.send(refresh);
  expect(running.messages.unreadCount.calls).toHaveLength(1);
  running.messages.unreadCount.last().answer(right(99));
  await settled();
  running.clock.pass(499);
  expect(running.messages.unreadCount.calls).toHaveLength(1);
  running.clock.pass(1);
  expect(running.messages.unreadCount.calls).toHaveLength(2);
  running.messages.unreadCount.last().answer(right(100));
  await settled();
  running.clock.pass(60_000);
  expect(running.messages.unreadCount.calls).toHaveLength(2);
  expect(running.count()).toBe(100);
});

test('[SOC-03] a burst of 1,000 messages in 1 s costs 4 calls at most, one at a time and 500 ms apart', async () => {
  const running = openedCount();
  const { calls } = running.messages.unreadCount;
  const started: number[] = [];
  const look = (): void => {
    while (started.length < calls.length) started.push(running.clock.port.now());
    expect(calls.filter((call) => call.isUnderWay()).length).toBeLessThanOrEqual(1);
  };
  for (let message = 1; message <= 1_000; message += 1) {
    running.actor.send(refresh);
    look();
    // Answered as soon as it is asked: nothing but the pause keeps the calls apart.
    calls.at(-1)?.answer(right(message));
    await settled();
    running.clock.pass(1);
    look();
  }
  calls.at(-1)?.answer(right(1_000));
  await settled();
  running.clock.pass(60_000);
  look();
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.length).toBeLessThanOrEqual(4);
  started.slice(1).forEach((at, place) => expect(at - (started[place] ?? at)).toBeGreaterThanOrEqual(500));
  // The last call began after the last message.
  expect(started.at(-1)).toBeGreaterThanOrEqual((started[0] ?? 0) + 999);
  expect(running.count()).toBe(1_000);
});

type Step = { readonly message: true } | { readonly pass: number } | { readonly answer: number | null };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constant({ message: true } as const),
  fc.integer({ min: 1, max: 900 }).map((pass) => ({ pass })),
  fc.option(fc.nat(120)).map((answer) => ({ answer })),
);

test(
  '[SOC-03] after every message a refresh begins, one at a time and 500 ms apart',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (walk) => {
        const running = openedCount();
        const { calls } = running.messages.unreadCount;
        const started: number[] = [];
        let owed = false;
        const look = (): void => {
          while (started.length < calls.length) {
            started.push(running.clock.port.now());
            owed = false;
          }
          expect(calls.filter((call) => call.isUnderWay()).length).toBeLessThanOrEqual(1);
        };
        for (const step of walk) {
          if ('message' in step) {
            owed = true;
            running.actor.send(refresh);
          }
          if ('pass' in step) running.clock.pass(step.pass);
          if ('answer' in step) {
            calls.at(-1)?.answer(step.answer === null ? left({ kind: 'network' }) : right(step.answer));
            await settled();
          }
          look();
        }
        calls.at(-1)?.answer(right(1));
        await settled();
        running.clock.pass(500);
        look();
        expect(owed).toBe(false);
        started.slice(1).forEach((at, index) => {
          expect(at - (started[index] ?? at)).toBeGreaterThanOrEqual(500);
        });
      }),
      { numRuns: propertyRuns },
    );
  },
);
