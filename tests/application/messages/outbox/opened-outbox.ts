import { createActor, type ActorRefFrom } from 'xstate';
import { outboxActors } from '../../../../src/application/messages/outbox/actors';
import type { OutboxFact } from '../../../../src/application/messages/outbox/events';
import { outboxMachine } from '../../../../src/application/messages/outbox/machine';
import { selectOutboxStatus, type OutboxStatus } from '../../../../src/application/messages/outbox/status';
import { fakeLine, type FakeLine } from '../../../support/fakes/chat-line';
import { fakeClock, type FakeClock } from '../../../support/fakes/clock';
import { fakeOutbox, type FakeOutbox } from '../../../support/fakes/outbox';

export interface OpenedOutbox {
  readonly actor: ActorRefFrom<typeof outboxMachine>;
  readonly status: () => OutboxStatus;
  readonly reported: readonly OutboxFact[];
  readonly shelf: FakeOutbox;
  readonly line: FakeLine;
  readonly clock: FakeClock;
}

/** The outbox running over a device and a line; a device that is given was there before. */
export const openedOutbox = (confirms = true, shelf = fakeOutbox(), line = fakeLine()): OpenedOutbox => {
  const clock = fakeClock();
  const actor = createActor(
    outboxMachine.provide({ actors: outboxActors({ outbox: shelf.port, line: line.port }) }),
    {
      clock: clock.timers,
      input: { confirms },
    },
  );
  const reported: OutboxFact[] = [];
  actor.on('*', (fact) => reported.push(fact));
  actor.start();
  return { actor, reported, shelf, line, clock, status: () => selectOutboxStatus(actor.getSnapshot()) };
};
