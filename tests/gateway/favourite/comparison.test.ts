import { afterAll, beforeAll, expect, test } from 'vitest';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const memberAt = async (accountId: string) => {
  const token = await tokenOf(gateway, accountId);
  const idsIn = ({ data }: { readonly data: unknown }) => (data as { readonly ids: readonly string[] }).ids;
  return {
    chosen: async () => idsIn(await callGateway(gateway.url, '/webapp/collect!comparison.action', { token })),
    change: async (add: string, remove = '') =>
      idsIn(
        await callGateway(gateway.url, '/webapp/collect!compare.action', {
          method: 'POST',
          token,
          parameters: { add, remove, by: 'tab1' },
        }),
      ),
  };
};

test('[MKT-11] the set belongs to the account on all its devices, and no one else reads it', async () => {
  const [phone, desk, other] = [await memberAt('u1'), await memberAt('u1'), await memberAt('u2')];
  expect(await phone.change('s1,s2')).toEqual(['s1', 's2']);
  expect(await desk.chosen()).toEqual(['s1', 's2']);
  expect(await desk.change('s3', 's1')).toEqual(['s2', 's3']);
  expect(await phone.chosen()).toEqual(['s2', 's3']);
  expect(await other.chosen()).toEqual([]);
  const stranger = [
    callGateway(gateway.url, '/webapp/collect!comparison.action'),
    callGateway(gateway.url, '/webapp/collect!compare.action', { method: 'POST' }),
  ];
  for (const { code } of await Promise.all(stranger)) expect(code).toBe(401);
});

test('[MKT-11] there are never more than four, each once, and the same change again changes nothing', async () => {
  const member = await memberAt('u3');
  expect(await member.change('s1,s2,s3,s4,s5')).toEqual(['s1', 's2', 's3', 's4']);
  expect(await member.change('s1,s5')).toEqual(['s1', 's2', 's3', 's4']);
  expect(await member.change('s5', 's2')).toEqual(['s1', 's3', 's4', 's5']);
  expect(await member.change('', 's1,s3,s4,s5')).toEqual([]);
});

test('[MKT-11] of changes at once each sees the one before it', async () => {
  const member = await memberAt('u2');
  await Promise.all(['s1', 's2', 's3', 's4', 's5'].map((id) => member.change(id)));
  expect(new Set(await member.chosen()).size).toBe(4);
});
