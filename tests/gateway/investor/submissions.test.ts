import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const investors = demoSeed.investors.slice(0, 2);
const [first, second] = investors.map(({ id }) => id);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    { name: 'submissions', content: { ...sampleContent, investors, saleOwners: { entrust: 'u2' } } },
  );
});
afterAll(() => gateway.close());

type Sent = { readonly publicationId: string; readonly state: string | null; readonly answer: string };

const own = async (who: string, investorId = first ?? '') =>
  callGateway(gateway.url, '/webapp/submission!own.action', {
    parameters: { investorId },
    token: await tokenOf(gateway, who),
  });
const listOf = async (who: string, investorId = first ?? ''): Promise<readonly Sent[]> =>
  ((await own(who, investorId)).data as { readonly list: readonly Sent[] }).list;
const send = async (who: string, publicationId: string, investorId = first ?? '') =>
  callGateway(gateway.url, '/webapp/submission!send.action', {
    method: 'POST',
    parameters: { investorId, publicationId },
    token: await tokenOf(gateway, who),
  });
const desk = () => gateway.inside.desk.submissions;
const lines = async (): Promise<readonly string[]> => {
  const answer = await desk().list();
  return 'right' in answer ? answer.right.split('\n') : [];
};

test('[SCR-05] a verified member sends a listed sale to an investor once; repeats change nothing', async () => {
  const [sale, ...others] = await listOf('u2');
  expect(sale).toMatchObject({ state: null });
  const id = sale?.publicationId ?? '';
  const answers = await Promise.all([send('u2', id), send('u2', id), send('u2', id)]);
  expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
  const after = await listOf('u2');
  expect(after.filter(({ state }) => state === 'sent').map(({ publicationId }) => publicationId)).toEqual([
    id,
  ]);
  expect(after).toHaveLength(others.length + 1);
  expect(await lines()).toHaveLength(1);
  // Another investor knows nothing of it.
  expect((await listOf('u2', second)).every(({ state }) => state === null)).toBe(true);
});

test('[SCR-05][ENT-08] only own listed sales of verified members are sent, to investors that are listed', async () => {
  const [sale] = await listOf('u2');
  const id = sale?.publicationId ?? '';
  expect(await listOf('u1')).toEqual([]);
  expect(await send('u1', id)).toMatchObject({ code: 409 });
  expect(await send('u2', 'seed-sale-unknown')).toMatchObject({ code: 409 });
  expect(await send('u2', id, 'iv999')).toMatchObject({ code: 404 });
  expect(await own('u3')).toMatchObject({ code: 403 });
  expect(await send('u3', id)).toMatchObject({ code: 403 });
  expect(await lines()).toHaveLength(1);
});

test('[SCR-05][OPS-06] the answer of the investor is noted once, and the sender reads it on the page and in the inbox', async () => {
  const number = Number(/编号 (\d+)/.exec((await lines())[0] ?? '')?.[1]);
  expect(await desk().answer(number, 'declined', '字'.repeat(201))).toMatchObject({ _tag: 'Left' });
  expect(await desk().answer(number, 'interested', '希望下周见面')).toMatchObject({ _tag: 'Right' });
  expect(await desk().answer(number, 'declined', '')).toMatchObject({ _tag: 'Left' });
  expect(await lines()).toEqual(['没有待答复的投递']);
  const sent = (await listOf('u2')).filter(({ state }) => state !== null);
  expect(sent).toMatchObject([{ state: 'interested', answer: '希望下周见面' }]);
  const inbox = await callGateway(gateway.url, '/webapp/message!list.action', {
    token: await tokenOf(gateway, 'u2'),
  });
  expect(JSON.stringify(inbox.data)).toContain('对方有意向');
});
