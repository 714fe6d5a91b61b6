import { expect, test, vi } from 'vitest';
import { databaseBus } from '../../../gateway/src/adapters/bus/database-bus';
import type { EventLog } from '../../../gateway/src/ports/event-log';
import type { BusEvent } from '../../../gateway/src/ports/message-bus';
import { movedClock } from '../../support/gateway/moved-clock';
import { silentLog } from '../../../tools/process/silent-log';

const ended: BusEvent = { kind: 'sessions.ended', userId: 'u1', sessionId: null };

/** A log whose events were all kept 40 ms ago; an own event gets the number 1. */
const events: EventLog = {
  append: () => Promise.resolve(1),
  read: (ids) => Promise.resolve(ids.map((id) => ({ id, event: ended, ageMs: 40 }))),
  after: () => Promise.resolve([]),
  unsent: () => Promise.resolve([]),
  markSent: () => Promise.resolve(),
  newest: () => Promise.resolve(0),
  mayHaveSwept: () => Promise.resolve(false),
  sweep: () => Promise.resolve(),
};

test('[OPS-06] the lag of the bus is measured once for each event of another instance', async () => {
  const ages: number[] = [];
  const heard: BusEvent[] = [];
  const bus = await databaseBus(events, {
    clock: movedClock(),
    log: silentLog,
    onAge: (ms) => ages.push(ms),
  });
  bus.subscribe((event) => heard.push(event));
  await bus.publish(ended);
  bus.notified(1);
  bus.notified(2);
  bus.notified(2);
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(ages).toEqual([40]);
});
