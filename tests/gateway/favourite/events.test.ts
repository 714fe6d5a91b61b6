import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventState, type EventFacts } from '../../../contract/event/event-state';
import { demoSeed } from '../../../tools/process/seeds';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { movedClock } from '../../support/gateway/moved-clock';
import { sampleContent } from '../../support/gateway/sample-content';
import { seededAt } from '../../support/gateway/template';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

type Card = EventFacts & { readonly id: string };
type KeptRow = Readonly<Record<string, unknown>> & { readonly state: string };

const { conferences, activities } = demoSeed;
const clock = movedClock(seededAt);
let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startTestGateway(
    { clock },
    { name: 'favourite-events', content: { ...sampleContent, conferences, activities } },
  );
  for (const id of ['u1', 'u2']) tokens[id] = await tokenOf(gateway, id);
});
afterAll(() => gateway.close());

const keep = (who: string, kind: string, id: string) =>
  callGateway(gateway.url, '/webapp/collect!toggle.action', {
    method: 'POST',
    token: tokens[who] ?? '',
    parameters: { kind, id, on: '1' },
  });
const rowsOf = async <Row>(path: string, token?: string): Promise<readonly Row[]> => {
  const { data } = await callGateway(gateway.url, path, {
    ...(token === undefined ? {} : { token }),
    parameters: { pageSize: '100' },
  });
  return (data as { readonly list: readonly Row[] }).list;
};
const keptBy = (who: string, things: string) =>
  rowsOf<KeptRow>(`/webapp/collect!${things}.action`, tokens[who]);

test.each([
  ['conference', 'conferences'],
  ['activity', 'activities'],
] as const)('[SCR-07] every %s is kept as its list shows it, one that is over too', async (kind, things) => {
  const cards = await rowsOf<Card>(`/webapp/${kind}!list.action`);
  const states = new Set(cards.map((card) => eventState(card, clock.now())));
  expect(states).toContain('ended');
  expect(states).toContain('cancelled');
  for (const { id } of cards) expect(await keep('u1', kind, id)).toMatchObject({ code: 200 });
  const kept = await keptBy('u1', things);
  expect(kept.map((row) => row[kind])).toEqual(cards.toReversed());
  expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(['listed']));
});

test.each([
  ['conference', 'conferences', conferences[0]?.id ?? ''],
  ['activity', 'activities', activities[0]?.id ?? ''],
] as const)(
  '[SCR-07] a %s that is withdrawn stays with its state, and is newly kept by none',
  async (kind, things, id) => {
    await keep('u2', kind, id);
    expect(await gateway.inside.desk.kinds.withdraw(kind, id)).toMatchObject({ _tag: 'Right' });
    expect(await keptBy('u2', things)).toMatchObject([{ [kind]: { id }, state: 'withdrawn' }]);
    await callGateway(gateway.url, '/webapp/collect!toggle.action', {
      method: 'POST',
      token: tokens.u2 ?? '',
      parameters: { kind, id, on: '0' },
    });
    expect(await keep('u2', kind, id)).toMatchObject({ code: 404, text: '收藏的内容不存在或已删除' });
  },
);
