import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFrom } from '../../../gateway/src/operator/request';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway(undefined, {
    name: 'owned',
    content: { ...sampleContent, saleOwners: { soe: 'u1' } },
  });
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const report = (given: Readonly<Record<string, string>>, who = token) =>
  callGateway(gateway.url, '/webapp/report!save.action', {
    method: 'POST',
    ...(who === '' ? {} : { token: who }),
    parameters: { kind: 'sale', id: 's1', reason: 'untrue', words: '', ...given },
  });
const told = async () => {
  const { data } = await callGateway(gateway.url, '/webapp/message!list.action', { token });
  return (data as { list: readonly { title: string; content: string }[] }).list[0];
};

test('[OPS-06] a report is made once, decided by the operator, and its outcome told; then it can be made anew', async () => {
  expect(await report({ words: '营收与年报不符' })).toMatchObject({ code: 200 });
  expect(await report({ reason: 'over' })).toMatchObject({
    code: 409,
    text: '您已举报过该内容，正在处理，结果会在消息中告知',
  });
  const desk = gateway.inside.desk.reports;
  const lines = await desk.list();
  expect('right' in lines ? lines.right : '').toContain('信息不实  营收与年报不符');
  const [, number = ''] = /编号 (\d+)/.exec('right' in lines ? lines.right : '') ?? [];
  expect(await desk.decide(Number(number), 'dismissed', '')).toMatchObject({ _tag: 'Left' });
  expect(await desk.decide(Number(number), 'dismissed', '已核对年报，数据一致')).toMatchObject({
    _tag: 'Right',
  });
  expect(await desk.decide(Number(number), 'upheld', '')).toMatchObject({ _tag: 'Left' });
  const outcome = await told();
  expect(outcome?.title).toBe('举报未予采纳');
  expect(outcome?.content).toContain('处理说明：已核对年报，数据一致');
  expect(await desk.list()).toMatchObject({ right: '没有待处理的举报' });
  expect(await report({})).toMatchObject({ code: 200 });
});

test.each([
  ['what is not there', { id: 'none' }, 404],
  ['an id that is none', { id: '../x' }, 404],
  ['something else without words', { id: 's2', reason: 'other' }, 400],
  ['words that are too long', { id: 's2', words: '长'.repeat(501) }, 400],
  ['a reason nobody knows', { id: 's2', reason: 'ugly' }, 400],
])('[SEC-05] %s is refused', async (_, given, code) => {
  expect(await report(given)).toMatchObject({ code });
});

test('[SEC-05][OPS-06] what one published oneself is not reported, but mended; anybody else may report it', async () => {
  expect(await report({ id: 's4' })).toMatchObject({
    code: 403,
    text: '这是您自己发布的内容，无需举报，可以在“我的发布”中修改或下架',
  });
  expect(await report({ id: 's4' }, await tokenOf(gateway, 'u2'))).toMatchObject({ code: 200 });
});

test('[ACC-02] a visitor reports nothing', async () => {
  expect(await report({}, '')).toMatchObject({ code: 401 });
});

test.each([
  [['review', 'reports'], { command: 'report.list' }],
  [['review', 'report', 'uphold', '3'], { command: 'report.uphold', number: 3, words: '' }],
  [['review', 'report', 'dismiss', '3', '属实'], { command: 'report.dismiss', number: 3, words: '属实' }],
  [['review', 'report', 'dismiss', '3'], null],
  [['review', 'report', 'uphold', 'x'], null],
])('[OPS-06] the command %j', (words, command) => {
  const request = requestFrom(words, {});
  expect(request).toMatchObject(command === null ? { _tag: 'Left' } : { right: { command } });
});
