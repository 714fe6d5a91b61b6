import { expect, test, vi } from 'vitest';
import { eventPublisher } from '../../../gateway/src/adapters/bus/event-publisher';
import type { BusEvent } from '../../../gateway/src/ports/message-bus';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';

const ended = (userId: string): BusEvent => ({ kind: 'sessions.ended', userId, sessionId: null });
const missed: BusEvent = { kind: 'events.missed' };

const rig = () => {
  const clock = movedClock();
  const kept: BusEvent[] = [];
  const here: BusEvent[] = [];
  let takes = true;
  const publisher = eventPublisher({
    clock,
    log: silentLog,
    events: {
      append: (event) => {
        if (!takes) return Promise.reject(new Error('no space left'));
        kept.push(event);
        return Promise.resolve(kept.length);
      },
    },
    heard: { hear: ({ event }) => here.push(event), hearUnnumbered: (event) => here.push(event) },
  });
  return { clock, kept, here, publisher, takes: (now: boolean) => (takes = now) };
};

test('[OPS-02] events that the database does not take are kept later, in order, and heard here at once', async () => {
  const { clock, kept, here, publisher, takes } = rig();
  takes(false);
  expect(await publisher.publish(ended('a'))).toBeNull();
  expect(await publisher.publish(ended('b'))).toBeNull();
  expect(here).toEqual([ended('a'), ended('b')]);
  clock.move(1_000);
  await vi.waitUntil(() => clock.waiting() === 1);
  takes(true);
  // A later one does not overtake those that wait.
  expect(await publisher.publish(ended('c'))).toBeNull();
  clock.move(2_000);
  await vi.waitUntil(() => kept.length === 3);
  expect(kept).toEqual([ended('a'), ended('b'), ended('c')]);
  expect(await publisher.publish(ended('d'))).toMatchObject({ event: ended('d') });
  expect(clock.waiting()).toBe(0);
});

test('[OPS-02] of more events than may wait every client is asked to read what it keeps', async () => {
  const { clock, kept, publisher, takes } = rig();
  takes(false);
  for (let number = 0; number <= 1_000; number += 1) await publisher.publish(ended(String(number)));
  takes(true);
  clock.move(1_000);
  await vi.waitUntil(() => kept.length > 0);
  expect(kept).toEqual([missed]);
});

test('[OPS-01] nothing is asked of the database after the end', async () => {
  const { clock, kept, publisher, takes } = rig();
  takes(false);
  await publisher.publish(ended('a'));
  publisher.close();
  takes(true);
  clock.move(60_000);
  expect(kept).toEqual([]);
  expect(clock.waiting()).toBe(0);
});
