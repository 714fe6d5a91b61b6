import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFrom } from '../../../gateway/src/operator/request';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { sampleAnswers, sampleSurvey } from '../../support/samples/survey';

let gateway: TestGateway;
beforeAll(async () => {
  const later = { ...sampleSurvey, version: 'later', since: Date.UTC(2999, 0, 1) };
  const older = { ...sampleSurvey, version: 'older', since: 0 };
  const content = { ...sampleContent, surveys: [older, sampleSurvey, later] };
  gateway = await startTestGateway({ trustProxy: true }, { name: 'surveys', content });
});
afterAll(() => gateway.close());

interface Sent {
  readonly version?: string;
  readonly answers?: unknown;
  readonly token?: string;
  readonly key?: string;
  /** The address it comes from. */
  readonly from?: string;
}

const save = ({ version = 'sample-1', answers = sampleAnswers, token, key, from }: Sent = {}) =>
  callGateway(gateway.url, '/webapp/survey!save.action', {
    method: 'POST',
    ...(token === undefined ? {} : { token }),
    parameters: { version, answers: JSON.stringify({ list: answers }) },
    headers: {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(from === undefined ? {} : { 'X-Forwarded-For': from }),
    },
  });
const listed = async (): Promise<readonly string[]> => {
  const lines = await gateway.inside.desk.surveys.list();
  return 'right' in lines ? lines.right.split('\n') : [];
};

test('[SCR-05] the version that began last is asked, not one to come', async () => {
  const { data } = await callGateway(gateway.url, '/webapp/survey!current.action');
  expect(data).toMatchObject({ version: 'sample-1', steps: [{ title: '关注方向' }, { title: '出资条件' }] });
});

test('[SCR-05][OPS-06] a visitor’s answers are kept once under their key, and listed in words', async () => {
  const key = randomUUID();
  expect(await save({ key })).toMatchObject({ code: 200 });
  expect(await save({ key })).toMatchObject({ code: 200 });
  expect(await save({ key, from: '198.51.100.7' })).toMatchObject({ code: 200 });
  const lines = await listed();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('版本 sample-1  访客  关注哪些策略？ 早期投资、并购  计划出资多少？ 100、500');
  expect(requestFrom(['surveys'], {})).toMatchObject({ right: { command: { command: 'survey.list' } } });
});

test('[SCR-05] a member answers a version once', async () => {
  const token = await tokenOf(gateway, 'u1');
  expect(await save({ token })).toMatchObject({ code: 200 });
  expect(await save({ token })).toMatchObject({ code: 409, text: '您已提交过这份问卷，无需重复提交' });
});

test.each([
  ['to another version', { version: 'older' }, 409],
  ['with a required one missing', { answers: sampleAnswers.slice(0, 1) }, 400],
  [
    'to a question that does not exist',
    { answers: [...sampleAnswers, { question: 'x', values: ['1'] }] },
    400,
  ],
  ['twice to one question', { answers: [...sampleAnswers, ...sampleAnswers] }, 400],
  [
    'with a text that is too long',
    { answers: [...sampleAnswers, { question: 'note', values: ['长'.repeat(21)] }] },
    400,
  ],
  ['that are no list', { answers: 'x' }, 400],
])('[SEC-05] answers %s are refused, and not kept', async (_, sent, code) => {
  const before = await listed();
  expect(await save(sent)).toMatchObject({ code });
  expect(await listed()).toEqual(before);
});

test('[SEC-05] one address sends sixty surveys an hour at most', async () => {
  const codes: number[] = [];
  for (let one = 0; one < 60; one += 1) codes.push((await save()).code);
  expect(codes).toContain(429);
  expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(59);
});
