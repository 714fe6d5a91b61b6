import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isAboutActivities,
  ownActivitiesAddress,
  ownActivityState,
  ownActivityStateIn,
  ownActivityStateNames,
  ownEventsIn,
} from '../../../src/domain/activity/own-activity';

const registrations = fc.record({
  state: fc.constantFrom('registered' as const, 'waiting' as const, 'cancelled' as const),
  cancelledAt: fc.option(fc.nat(100)),
  endsAt: fc.nat(100),
});

test('[SCR-08] a registration that either side cancelled is cancelled, at each moment', () => {
  fc.assert(
    fc.property(registrations, fc.nat(100), (of, now) => {
      const isCancelled = of.state === 'cancelled' || of.cancelledAt !== null;
      expect(ownActivityState(of, now) === 'cancelled').toBe(isCancelled);
    }),
  );
});

test('[SCR-08] a registration is over from the end of its activity, in the queue or not', () => {
  const at = (state: 'registered' | 'waiting', now: number) =>
    ownActivityState({ state, cancelledAt: null, endsAt: 10 }, now);
  expect([at('registered', 9), at('waiting', 9), at('registered', 10), at('waiting', 10)]).toEqual([
    'coming',
    'waiting',
    'over',
    'over',
  ]);
});

test('[SCR-08] an address names activities and their state, and any other text names none', () => {
  for (const state of ownActivityStateNames) {
    const { search } = new URL(ownActivitiesAddress(state), 'https://example.com');
    expect([ownEventsIn(search), ownActivityStateIn(search)]).toEqual(['activity', state]);
  }
  expect([ownEventsIn('?kind=sale'), ownActivityStateIn('?state=x')]).toEqual(['conference', null]);
});

test('[SOC-05] a message about an activity is distinguished from any other', () => {
  expect(['/activity/act-1', '/activityx', '/user/conf', null].map(isAboutActivities)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
