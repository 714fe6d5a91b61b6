import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const ask = async (who: string, name: string, parameters: Readonly<Record<string, string>> | null = null) => {
  const { code, text, data } = await callGateway(gateway.url, `/webapp/privacy!${name}.action`, {
    token: await tokenOf(gateway, who),
    ...(parameters === null ? {} : { method: 'POST', parameters }),
  });
  return code === 200 ? data : [code, text];
};
const recommendation = { purpose: 'recommendation', version: '1.0' };
const give = (who: string, changed: Readonly<Record<string, string>> = {}) =>
  ask(who, 'give', { ...recommendation, ...changed });
const takeBack = (who: string) => ask(who, 'takeBack', { purpose: 'recommendation' });
const recorded = (history: readonly object[]) => ({ list: [{ purpose: 'recommendation', history }] });

test('[MKT-23] no separate consent is given beforehand', async () => {
  expect(await ask('u2', 'purposes')).toEqual(recorded([]));
});

test('[MKT-23] one call gives a consent and one withdraws it; version and times stay on record', async () => {
  const givenAt = gateway.clock.now();
  const first = { version: '1.0', givenAt, withdrawnAt: null };
  expect(await give('u1')).toEqual(recorded([first]));
  gateway.clock.move(1_000);
  expect(await give('u1')).toEqual(recorded([first]));
  const ended = { ...first, withdrawnAt: givenAt + 1_000 };
  expect(await takeBack('u1')).toEqual(recorded([ended]));
  gateway.clock.move(1_000);
  expect(await takeBack('u1')).toEqual(recorded([ended]));
  const again = { version: '1.0', givenAt: givenAt + 2_000, withdrawnAt: null };
  expect(await give('u1')).toEqual(recorded([again, ended]));
  expect(await ask('u1', 'purposes')).toEqual(recorded([again, ended]));
  expect(await ask('u3', 'purposes')).toEqual(recorded([]));
  const { records } = (await ask('u1', 'export')) as { records: Record<string, object[]> };
  expect(records.单独同意).toHaveLength(2);
});

test('[MKT-23] a text that is not the present one, another purpose and a visitor are refused', async () => {
  for (const version of ['0.9', '1.00', 'newest'])
    expect(await give('u3', { version })).toEqual([409, '说明已更新，请刷新页面，重新阅读后再选择']);
  expect(await give('u3', { purpose: 'everything' })).toEqual([400, '参数错误']);
  expect(await ask('u3', 'purposes')).toEqual(recorded([]));
  for (const name of ['purposes', 'give', 'takeBack']) {
    const { code } = await callGateway(gateway.url, `/webapp/privacy!${name}.action`, {
      ...(name === 'purposes' ? {} : { method: 'POST', parameters: recommendation }),
    });
    expect([name, code]).toEqual([name, 401]);
  }
});

test('[MKT-23][SEC-05] a consent is given 30 times an hour at most, and always withdrawn', async () => {
  for (let time = 0; time < 30; time += 1) {
    expect(await give('u4')).not.toEqual([429, expect.anything()]);
    await takeBack('u4');
  }
  expect(await give('u4')).toEqual([429, '操作过于频繁，请稍后再试']);
  expect(await takeBack('u4')).toMatchObject({ list: [{ purpose: 'recommendation' }] });
});
