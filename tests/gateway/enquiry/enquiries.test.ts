import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestFrom } from '../../../gateway/src/operator/request';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await tokenOf(gateway, 'u1');
});
afterAll(() => gateway.close());

const enquiry = {
  about: 'government',
  organization: ' 临港智造产业园 ',
  need: '希望整理一份\n可以核对的招商目录。',
  time: 'afternoon',
  agreed: '1',
};
const send = (given: Readonly<Record<string, string>> = {}, who = token, key?: string) =>
  callGateway(gateway.url, '/webapp/enquiry!save.action', {
    method: 'POST',
    ...(who === '' ? {} : { token: who }),
    parameters: { ...enquiry, ...given },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const listed = async (): Promise<readonly string[]> => {
  const lines = await gateway.inside.desk.enquiries.list();
  return 'right' in lines ? lines.right.split('\n') : [];
};

test('[SCR-15][OPS-06] an enquiry is kept once under its key, listed for the operator, and closed', async () => {
  const key = randomUUID();
  expect(await send({}, token, key)).toMatchObject({ code: 200 });
  expect(await send({}, token, key)).toMatchObject({ code: 200 });
  const [line = '', ...others] = await listed();
  expect(others).toEqual([]);
  expect(line).toContain(
    '政府与园区  临港智造产业园  姓名u1  13800000001  希望整理一份 可以核对的招商目录。  下午 13:00—18:00',
  );
  const number = Number(/编号 (\d+)/.exec(line)?.[1]);
  expect(await gateway.inside.desk.enquiries.close(number)).toMatchObject({ _tag: 'Right' });
  expect(await gateway.inside.desk.enquiries.close(number)).toMatchObject({ _tag: 'Left' });
  expect(await listed()).toEqual(['没有待答复的咨询']);
});

test('[OPS-06] the terminal reads both commands', () => {
  expect(requestFrom(['enquiries'], {})).toMatchObject({ right: { command: { command: 'enquiry.list' } } });
  expect(requestFrom(['enquiry', 'close', '3'], {})).toMatchObject({
    right: { command: { command: 'enquiry.close', number: 3 } },
  });
});

test.each([
  ['without consent', { agreed: '0' }, 400],
  ['without a name', { organization: ' ' }, 400],
  ['with a need of two lines that says too little', { need: '\n短\n' }, 400],
  ['with a need that is too long', { need: '长'.repeat(501) }, 400],
  ['with a control character', { need: '希望整理一份招商目录\u0007，可以核对' }, 400],
  ['about nothing that is offered', { about: 'loan' }, 400],
  ['at a time that is not offered', { time: 'night' }, 400],
])('[SEC-05] an enquiry %s is refused, and not kept', async (_, given, code) => {
  const before = await listed();
  expect(await send(given)).toMatchObject({ code });
  expect(await listed()).toEqual(before);
});

test('[SEC-05] a visitor cannot enquire, and the eleventh enquiry of a day is refused', async () => {
  expect(await send({}, '')).toMatchObject({ code: 401 });
  const other = await tokenOf(gateway, 'u2');
  for (let one = 0; one < 10; one += 1) expect(await send({}, other)).toMatchObject({ code: 200 });
  expect(await send({}, other)).toMatchObject({ code: 429, text: '今天提交的咨询过多，请明天再试' });
  expect((await listed()).length).toBe(10);
});
