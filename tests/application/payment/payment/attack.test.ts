import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyActorRef, StateValue } from 'xstate';
import { settled } from '../../../support/fakes/settled';
import { afternoons, obey } from './walk/commands';
import { world, type Fate, type Tab, type World } from './walk/world';

/** A run is a whole afternoon of a browser; `npm run soak -- payment` has the long form. */
const runs = Math.max(300, Number(process.env.FC_RUNS ?? 0) || 0);

const fates = fc.constantFrom<Fate>(
  'well',
  'well',
  'well',
  'well',
  'lostBefore',
  'lostAfter',
  'never',
  'refused',
  'breaks',
);

/** Whether a tab's attempt acts: it has the lock, and calls. */
const acts = (tab: Tab): boolean => {
  const { children } = tab.session.getSnapshot();
  const attempt: AnyActorRef | undefined = children['attempt'];
  if (!tab.isOpen() || attempt === undefined) return false;
  const { value } = attempt.getSnapshot() as { value: StateValue };
  if (typeof value !== 'object') return false;
  const deed = value['working'];
  return deed !== undefined && !(typeof deed === 'object' && Object.values(deed).includes('locking'));
};

/** What must hold at every moment. */
const check = ({ faults, tabs, server }: World): void => {
  expect(faults).toEqual([]);
  expect(tabs.filter(acts).length).toBeLessThanOrEqual(1);
  expect(server.orders().every(({ charges }) => charges <= 1)).toBe(true);
  expect(server.orders().length).toBeLessThanOrEqual(server.keys.size);
};

/** Hours pass in which nobody does anything and no call that hangs is answered. */
const waitItOut = async (scheduler: fc.Scheduler, { clock }: World): Promise<void> => {
  for (let wait = 0; wait < 24; wait += 1) {
    while (scheduler.count() > 0) await scheduler.waitNext(1);
    await settled();
    clock.pass(900_000);
    await settled();
  }
};

test(
  '[PAY-05][PAY-13] whatever happens in whatever order: one payment at a time, one order an intent, 1 only after a check',
  { timeout: 240_000 },
  async () => {
    const reached = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom('h5', 'h5', 'wechat', 'app', 'miniProgram', null),
        fc.array(fates, { minLength: 1, maxLength: 24 }),
        fc.boolean(),
        fc.boolean(),
        afternoons,
        async (scheduler, channel, fatesDrawn, knowsOpenId, twoTabs, { first, then }) => {
          const around = world({ scheduler, channel, fates: fatesDrawn, knowsOpenId });
          around.openTab();
          if (twoTabs) around.openTab();
          const quiet = async (): Promise<void> => {
            await settled();
            while (scheduler.count() > 0) {
              await scheduler.waitNext(1);
              await settled();
              check(around);
            }
          };
          await settled();
          for (const command of first) {
            obey(around, command);
            await quiet();
          }
          void scheduler.scheduleSequence(
            then.map((command) => ({
              label: JSON.stringify(command),
              builder: () => {
                obey(around, command);
                return Promise.resolve();
              },
            })),
          );
          await quiet();
          await waitItOut(scheduler, around);
          check(around);
          for (const tab of around.tabs.filter((one) => one.isOpen()))
            expect(tab.session.getSnapshot().matches('busy')).toBe(false);
          for (const { outcome } of around.tabs.flatMap(({ ended }) => ended))
            reached.set(outcome.code, (reached.get(outcome.code) ?? 0) + 1);
          around.tabs.forEach((tab) => {
            if (tab.isOpen()) tab.close();
          });
        },
      ),
      { numRuns: runs },
    );
    // An attack that never comes to an outcome attacks nothing.
    expect([...reached.keys()]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 7, 8, 9, 10]));
  },
);
