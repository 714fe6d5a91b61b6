import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventState } from '../../../contract/event/event-state';
import { HomeEvent, mostHomeEvents } from '../../../contract/home/home-event';
import { dayMs } from '../../../contract/values/duration';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt } from '../../support/gateway/template';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

const { conferences, activities } = demoSeed;
const clock = movedClock(seededAt);
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    { name: 'home-events', content: { ...sampleContent, conferences, activities } },
  );
});
afterAll(() => gateway.close());

const asked = (path: string, parameters: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/${path}.action`, { parameters });
const listOf = ({ data }: { readonly data: unknown }): readonly unknown[] =>
  t.type({ list: t.readonlyArray(t.unknown) }).is(data) ? data.list : [];
const events = async (): Promise<readonly HomeEvent[]> => {
  const read = t.readonlyArray(HomeEvent).decode(listOf(await asked('index!readEvents')));
  if (!isRight(read)) throw new Error('home shows no events');
  return read.right;
};
const startsOf = async (kind: 'activity' | 'conference'): Promise<readonly number[]> =>
  listOf(await asked(`${kind}!list`, { pageSize: '100', state: 'coming,open,full,closed,running' })).map(
    (one) => (t.type({ startsAt: t.number }).is(one) ? one.startsAt : Number.NaN),
  );
const idsOf = async (kind: 'activity' | 'conference', state: string): Promise<readonly string[]> =>
  listOf(await asked(`${kind}!list`, { pageSize: '100', state })).map((one) =>
    t.type({ id: t.string }).is(one) ? one.id : '',
  );

test('[SCR-01] a visitor gets the next conferences and activities, the earliest first', async () => {
  const shown = await events();
  const starts = [...(await startsOf('conference')), ...(await startsOf('activity'))].sort((a, b) => a - b);
  expect(shown.map(({ startsAt }) => startsAt)).toEqual(starts.slice(0, mostHomeEvents));
  expect(new Set(shown.map(({ kind }) => kind)).size).toBe(2);
});

test('[SCR-01] of what is over or cancelled home shows nothing, and nothing at all at the end', async () => {
  const cancelled = await idsOf('conference', 'cancelled');
  expect(cancelled).not.toEqual([]);
  for (const days of [0, 7, 30]) {
    clock.jump(days * dayMs);
    for (const { id } of await events()) expect(cancelled).not.toContain(id);
    for (const event of await events())
      expect(eventState({ ...event, cancelledAt: null }, clock.now())).not.toBe('ended');
  }
  clock.jump(2_000 * dayMs);
  expect(await events()).toEqual([]);
});
