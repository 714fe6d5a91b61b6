import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { messageSocketActors } from '../../../../src/application/messages/message-socket/actors';
import type { SocketEvent } from '../../../../src/application/messages/message-socket/events';
import { messageSocketMachine } from '../../../../src/application/messages/message-socket/machine';
import { selectSocketStatus } from '../../../../src/application/messages/message-socket/status';
import { lazySocket } from '../../../../src/adapters/lazy-code/lazy-socket';
import { fakeClock } from '../../../support/fakes/clock';
import { fakeSocket } from '../../../support/fakes/message-socket';
import { propertyRuns } from '../../../support/property';
import { token } from '../../../support/samples/token';

type Happening = SocketEvent | 'opens' | 'is lost' | 'goes stale' | 'time passes';

const opens: SocketEvent = { type: 'socket.openRequested', userId: '7', token: token('first') };
const happenings: readonly Happening[] = [
  opens,
  { ...opens, userId: '8' },
  { type: 'socket.closeRequested' },
  { type: 'lifecycle.online' },
  { type: 'lifecycle.offline' },
  { type: 'lifecycle.foreground' },
  'opens',
  'is lost',
  'goes stale',
  'time passes',
];

test(
  '[SOC-04] however late the code of a connection comes, and in whatever order, one lives at most',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...happenings), { minLength: 5, maxLength: 30 }),
        async (scheduler, walk) => {
          const [socket, clock] = [fakeSocket(), fakeClock()];
          const port = lazySocket(() => scheduler.schedule(Promise.resolve(socket.port)));
          const actor = createActor(messageSocketMachine.provide({ actors: messageSocketActors(port) }), {
            clock: clock.timers,
            input: { jitter: 0.5 },
          }).start();
          const holds = (): void => {
            const { phase } = selectSocketStatus(actor.getSnapshot());
            expect(socket.live().length).toBeLessThanOrEqual(1);
            if (phase === 'closed' || phase === 'waiting') expect(socket.live()).toEqual([]);
          };
          const steps = scheduler.scheduleSequence(
            walk.map((step) => () => {
              const live = socket.live()[0];
              if (step === 'opens') live?.listener.opened();
              else if (step === 'is lost') live?.listener.ended({ kind: 'lost', reason: 'reset' });
              else if (step === 'goes stale') live?.goStale();
              else if (step === 'time passes') clock.pass(2_000);
              else actor.send(step);
              holds();
              return Promise.resolve();
            }),
          );
          while (scheduler.count() > 0) {
            await scheduler.waitNext(1);
            holds();
          }
          expect((await steps.task).faulty).toBe(false);
          actor.send(opens);
          await scheduler.waitIdle();
          holds();
        },
      ),
      { numRuns: propertyRuns },
    );
  },
);
