import { expect, test } from 'vitest';
import { eventState, eventStates } from '../../../contract/event/event-state';
import { dayMs, hourMs } from '../../../contract/values/duration';
import { activityFault } from '../../../gateway/src/domain/activity/activity-fault';
import { datedActivity } from '../../../gateway/src/seed/activity-rows';
import { mapLink } from '../../../src/domain/event/map-link';
import { demoSeed } from '../../../tools/process/seeds';

const { activities, activityRegistrations = [], accounts } = demoSeed;
const registered = (id: string, state: string): number =>
  activityRegistrations.filter((each) => each.activityId === id && each.state === state).length;
const at = (now: number) =>
  activities.map((seed) => {
    const dated = datedActivity(seed, now);
    const { capacity, reserved } = dated;
    const placesLeft = capacity === null ? null : capacity - reserved - registered(seed.id, 'registered');
    return { ...dated, placesLeft, state: eventState({ ...dated, placesLeft }, now) };
  });

test('[SCR-08] the seed has activities in each state, whenever it is written', () => {
  expect(activities.length).toBeGreaterThanOrEqual(14);
  const start = Date.parse('2026-11-29T00:00:00+08:00');
  for (let hour = 0; hour < 24; hour += 1)
    for (const day of [0, 40, 400]) {
      const states = new Set(at(start + day * dayMs + hour * hourMs).map(({ state }) => state));
      expect([hour, [...states].sort()]).toEqual([hour, Object.keys(eventStates).sort()]);
    }
});

test('[SCR-08] each activity makes sense, has a place that a map shows, and no more members than places', () => {
  for (const activity of at(Date.parse('2026-11-29T10:00:00+08:00'))) {
    expect([activity.id, activityFault(activity)]).toEqual([activity.id, null]);
    expect(mapLink(activity.place) !== null).toBe(activity.place.form !== 'online');
    expect(activity.placesLeft ?? 0).toBeGreaterThanOrEqual(0);
  }
});

test('[SCR-08] members wait only for a full activity, each member once', () => {
  const now = Date.parse('2026-11-29T10:00:00+08:00');
  const waiting = at(now).filter(({ id }) => registered(id, 'waiting') > 0);
  expect(waiting.map(({ placesLeft, state }) => [placesLeft, state])).toEqual([[0, 'full']]);
  const names = activityRegistrations.map(({ activityId, accountId }) => `${activityId} ${accountId}`);
  expect(new Set(names).size).toBe(names.length);
  const known = new Set(accounts.map(({ id }) => id));
  expect(activityRegistrations.filter(({ accountId }) => !known.has(accountId))).toEqual([]);
  expect(activities.some(({ title }) => Array.from(title).length > 80)).toBe(true);
});
