import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '../../../contract/refusal/refusal';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { codeSentTo } from '../../support/gateway/sent-code';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { partyAt } from '../nda/nda-rig';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway(
    {},
    {
      name: 'given-up',
      content: {
        ...sampleContent,
        saleOwners: { entrust: 'u2' },
        ndas: [{ accountId: 'u1', saleId: 's1', state: 'pending', daysAgo: 1 }],
      },
    },
  );
});
afterAll(() => gateway.close());

const call = async (account: string, path: string, parameters: Readonly<Record<string, string>>) =>
  callGateway(gateway.url, `/webapp/${path}.action`, {
    method: 'POST',
    token: await tokenOf(gateway, account),
    parameters,
  });
const read = async (path: string, parameters: Readonly<Record<string, string>>) =>
  callGateway(gateway.url, `/webapp/${path}.action`, { parameters });

const numberOf = async (id: string): Promise<number> => {
  const { data } = await callGateway(gateway.url, '/webapp/publication!detail.action', {
    token: await tokenOf(gateway, 'u2'),
    parameters: { id },
  });
  return (data as { readonly number: number }).number;
};

test('[SCR-10] what an account offers ends with it: off the lists, NDAs and bids on it closed, and the other side told', async () => {
  await call('u1', 'bid!save', { saleId: 's1', kind: 'interest' });
  const fields = JSON.stringify(soundBuy);
  await call('u2', 'publication!submit', { id: 'd1', kind: 'buy', version: '0', editor: 'e1', fields });
  await call('u2', 'publication!submit', { id: 'd2', kind: 'buy', version: '0', editor: 'e1', fields });
  expect(await gateway.inside.desk.publications.approve(await numberOf('d1'))).toMatchObject({
    _tag: 'Right',
  });
  const dealId = `p${await numberOf('d1')}`;
  const waiting = await numberOf('d2');
  expect((await read('sale!list', {})).raw).toContain('"s1"');

  gateway.clock.move(15 * 60_000);
  const caption = await codeSentTo(gateway, '13800000002', 'identity');
  expect(await call('u2', 'register!unsubscribe', { caption })).toMatchObject({ code: 200 });

  expect((await read('sale!list', {})).raw).not.toContain('"s1"');
  expect((await read('sale!detail', { sourceType: 'entrust', id: 's1' })).text).toBe(
    refusals.saleWithdrawn.text,
  );
  expect((await read('sale!compare', { ids: 's1,s3' })).raw).not.toContain('"s1"');
  expect((await read('buy!list', {})).raw).not.toContain(`"${dealId}"`);
  expect((await read('buy!detail', { id: dealId })).text).toBe(refusals.buyWithdrawn.text);
  const kept = (await gateway.inside.desk.publications.show(waiting)) as { readonly right: string };
  expect(kept.right).not.toContain('沈先生');
  expect(await gateway.inside.desk.publications.approve(waiting)).toMatchObject({ _tag: 'Left' });
  const signer = partyAt(gateway, 'u1');
  expect(await signer.standing('s1')).toMatchObject({ state: 'rejected' });
  expect(await gateway.inside.desk.bids.list()).toMatchObject({ right: '没有待答复的意向和报价' });
  const { raw } = await callGateway(gateway.url, '/webapp/message!list.action', {
    token: await tokenOf(gateway, 'u1'),
  });
  expect(raw.split('委托方已注销账号')).toHaveLength(3);
  expect((await call('u1', 'bid!save', { saleId: 's1', kind: 'interest' })).code).not.toBe(200);
});
