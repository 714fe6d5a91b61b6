import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OwnEnrolments } from '../../../contract/enrolment/enrolment';
import { requestFrom } from '../../../gateway/src/operator/request';
import type { SeedBuy } from '../../../gateway/src/seed/records/buy';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const [base] = demoSeed.buys;
const demand = (id: string, changed: Partial<SeedBuy>): readonly SeedBuy[] =>
  base === undefined
    ? []
    : [{ ...base, id, code: `XQ${id}`, title: `需求${id}`, hundred: false, ownerId: 'u1', ...changed }];

const world = {
  name: 'enrolments',
  content: {
    ...sampleContent,
    buys: [
      ...demand('d1', { expiresInDays: 400 }),
      ...demand('d2', { hundred: true }),
      ...demand('d3', { expiresInDays: -1 }),
      ...demand('d4', { ownerId: 'u2' }),
      ...demand('d5', { ownerId: 'u3' }),
      ...demand('d6', { hundred: true, state: 'withdrawn' }),
    ],
  },
};
const statement = '以自有资金收购，可用资金 3 亿元。';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({}, world);
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const write = (
  path: string,
  parameters: Readonly<Record<string, string>>,
  who = token,
  idempotencyKey?: string,
) =>
  callGateway(gateway.url, `/webapp/enrolment!${path}.action`, {
    method: 'POST',
    token: who,
    parameters,
    ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
  });
const enrol = (buyId: string, said = statement, who = token, key?: string) =>
  write('save', { buyId, statement: said }, who, key);
const withdraw = (id: string, who = token) => write('withdraw', { enrolmentId: id }, who);
const own = async (who = token): Promise<OwnEnrolments> =>
  (await callGateway(gateway.url, '/webapp/enrolment!own.action', { token: who })).data as OwnEnrolments;
const standing = async (buyId: string) =>
  (await own()).demands.find((each) => each.buyId === buyId)?.enrolment;
const inProgramme = async (): Promise<readonly string[]> => {
  const { data } = await callGateway(gateway.url, '/webapp/buy!list.action', {
    parameters: { hundred: '1' },
  });
  return (data as { list: readonly { id: string }[] }).list.map(({ id }) => id).toSorted();
};
const idOf = (answered: { readonly data: unknown; readonly text: string }): string => {
  expect(answered.text).toBe('');
  return (answered.data as { id: string }).id;
};
const told = async () => {
  const { data } = await callGateway(gateway.url, '/webapp/message!list.action', { token });
  return (data as { list: readonly { title: string; content: string; link: string }[] }).list[0];
};
const desk = () => gateway.inside.desk.enrolments;

describe('the programme of the hundred buyers', () => {
  test('[SCR-02][OPS-06] a demand waits, is taken back, enrolled again, sent back with a reason, and listed once the operator approves it', async () => {
    expect((await own()).contactPhone).toBe('138****0001');
    const first = idOf(await enrol('d1'));
    expect(await standing('d1')).toMatchObject({ state: 'pending', statement });
    expect((await enrol('d1')).text).toBe('该求购需求已登记，无需重复提交');
    expect(await inProgramme()).toEqual(['d2']);
    expect((await withdraw(first)).code).toBe(200);
    expect((await withdraw(first)).code).toBe(200);
    const second = idOf(await enrol('d1'));
    expect(second).not.toBe(first);
    expect(await desk().list()).toMatchObject({
      right: expect.stringContaining(`编号 ${second}  XQd1`) as string,
    });
    expect(await desk().reject(Number(second), '短')).toMatchObject({ left: '请写明原因（2 至 200 字）' });
    expect(await desk().approve(Number(first))).toMatchObject({ left: `编号 ${first} 已撤回或已结束` });
    await desk().reject(Number(second), '请补充资金来源');
    expect(await standing('d1')).toMatchObject({ state: 'rejected', reason: '请补充资金来源' });
    expect(await told()).toMatchObject({ title: '百家买方登记未通过', link: '/buy/hundred/ad' });
    expect((await withdraw(second)).code).toBe(409);
    const third = idOf(await enrol('d1'));
    await desk().approve(Number(third));
    expect(await desk().approve(Number(third))).toMatchObject({
      right: `编号 ${third} 此前已处理，没有变动`,
    });
    expect(await told()).toMatchObject({ title: '百家买方已入选' });
    expect(await inProgramme()).toEqual(['d1', 'd2']);
    await desk().reject(Number(third), '逾期未提交资金证明');
    expect(await inProgramme()).toEqual(['d2']);
  });

  test('[SCR-02] who leaves the programme is listed no more', async () => {
    const id = (await standing('d2'))?.id ?? '';
    expect((await withdraw(id, await tokenOf(gateway, 'u2'))).code).toBe(404);
    expect((await withdraw(id)).code).toBe(200);
    expect(await inProgramme()).toEqual([]);
    await desk().approve(Number(idOf(await enrol('d2'))));
    expect(await inProgramme()).toEqual(['d2']);
  });

  test('[SCR-02] what of a seed is in the programme and was withdrawn stands there as ended', async () => {
    expect(await standing('d6')).toMatchObject({ state: 'ended', reason: '求购需求已下架' });
    expect((await own()).demands.map(({ buyId }) => buyId)).not.toContain('d3');
  });

  test.each([
    [
      'a demand that has expired',
      'd3',
      statement,
      'u1',
      '该求购需求已下架或已过有效期，重新上架并确认后可以登记',
    ],
    ['another’s demand', 'd4', statement, 'u1', '该求购需求不存在或不属于您'],
    ['what is not there', 'none', statement, 'u1', '该求购需求不存在或不属于您'],
    ['a basic verification', 'd5', statement, 'u3', '通过完整认证后可以登记百家买方'],
    ['nine characters', 'd1', '自有资金三亿元年内', 'u1', '请填写 10 至 300 字的资金与意向说明'],
    ['301 characters', 'd1', '长'.repeat(301), 'u1', '请填写 10 至 300 字的资金与意向说明'],
    ['an id that is none', '../x', statement, 'u1', '参数错误'],
  ])('[SEC-05] enrolling with %s is refused with its reason', async (_, buyId, said, who, text) => {
    expect((await enrol(buyId, said, await tokenOf(gateway, who))).text).toBe(text);
  });

  test('[ACC-02][SEC-05] a visitor enrols nothing, and nobody enrols more than 20 times a day', async () => {
    gateway.clock.move(86_400_000);
    expect((await enrol('d1', statement, 'nobody')).code).toBe(401);
    for (let one = 0; one < 20; one += 1) await withdraw(idOf(await enrol('d1')));
    expect((await enrol('d1')).code).toBe(429);
  });

  test('[PAY-13] sent again under its key it is enrolled once', async () => {
    gateway.clock.move(86_400_000);
    const key = randomUUID();
    const [one, other] = [await enrol('d1', statement, token, key), await enrol('d1', statement, token, key)];
    expect([one.code, other.code, idOf(other)]).toEqual([200, 200, idOf(one)]);
    await withdraw(idOf(one));
  });
});

test.each([
  [['review', 'enrolments'], { command: 'enrolment.list' }],
  [['review', 'enrolment', 'approve', '3'], { command: 'enrolment.approve', number: 3 }],
  [
    ['review', 'enrolment', 'reject', '3', '资金不明'],
    { command: 'enrolment.reject', number: 3, reason: '资金不明' },
  ],
  [['review', 'enrolment', 'reject', '3'], null],
  [['review', 'enrolment', 'approve', 'x'], null],
])('[OPS-06] the command %j', (words, command) => {
  expect(requestFrom(words, {})).toMatchObject(command === null ? { _tag: 'Left' } : { right: { command } });
});
