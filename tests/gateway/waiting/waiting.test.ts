import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { bidContent, bidderAt } from '../../support/gateway/bids';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { memberAt, paid } from '../../support/gateway/orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { bytesOf, uploadFile } from '../../support/gateway/upload';
import { partyAt } from '../nda/nda-rig';
import { demoSeed } from '../../../tools/process/seeds';
import { dayMs, minuteMs } from '../../../contract/values/duration';

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly until: number | null;
  readonly deal: { readonly id: string } | null;
}

const listOf = async (gateway: TestGateway, accountId: string) => {
  const token = await tokenOf(gateway, accountId);
  const { data } = await callGateway(gateway.url, '/webapp/user!waiting.action', { token });
  return data as { readonly list: readonly Row[]; readonly total: number };
};

const post = async (
  gateway: TestGateway,
  accountId: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
) =>
  callGateway(gateway.url, `/webapp/${path}.action`, {
    method: 'POST',
    token: await tokenOf(gateway, accountId),
    parameters,
  });

describe('what waits for a member', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const ndas = bidContent.ndas.filter(({ state }) => state !== 'pending');
    gateway = await startTestGateway({}, { name: 'waiting', content: { ...bidContent, messages: [], ndas } });
  });
  afterAll(() => gateway.close());

  const rows = async (accountId: string, kind: string): Promise<readonly Row[]> =>
    (await listOf(gateway, accountId)).list.filter((row) => row.kind === kind);

  test('[DSK-05] an NDA waits for the owner until the decision, one that is over for its signer', async () => {
    const [buyer, owner] = [partyAt(gateway, 'u1'), partyAt(gateway, 'u2')];
    expect(await rows('u2', 'ndaToReview')).toEqual([]);
    expect(await rows('u1', 'ndaToRenew')).toMatchObject([
      { title: '项目s2', deal: { id: 's2' }, until: null },
    ]);
    await buyer.sign('s2', await buyer.code());
    expect(await rows('u1', 'ndaToRenew')).toEqual([]);
    expect(await rows('u1', 'ndaToReview')).toEqual([]);
    const [row] = await rows('u2', 'ndaToReview');
    expect(row).toMatchObject({ title: '项目s2', party: '公司u1 姓名u1', deal: { id: 's2' } });
    expect(row?.until).toBeGreaterThan(gateway.clock.now());
    expect((await owner.approve(row?.id ?? '')).code).toBe(200);
    expect(await rows('u2', 'ndaToReview')).toEqual([]);
  });

  test('[DSK-05] a bid waits for the side whose turn it is, with its sum, until it is accepted', async () => {
    const [buyer, owner] = [await bidderAt(gateway, 'u1'), await bidderAt(gateway, 'u2')];
    await buyer.bid('b2', '23500', '可全额支付');
    const [open] = await rows('u2', 'bidToAnswer');
    expect(open).toMatchObject({ title: '项目b2', party: '公司u1 姓名u1', amount: '23500' });
    const id = open?.id ?? '';
    await owner.answer(id, 'moreAsked', '请附资金证明');
    expect(await rows('u2', 'bidToAnswer')).toEqual([]);
    expect(await rows('u1', 'bidToSupplement')).toMatchObject([
      { id, note: '请附资金证明', deal: { id: 'b2' } },
    ]);
    await buyer.bid('b2', '23500', '已附');
    expect(await rows('u1', 'bidToSupplement')).toEqual([]);
    expect(await rows('u2', 'bidToAnswer')).toHaveLength(1);
    await owner.answer(id, 'accepted', '请来面谈');
    for (const who of ['u1', 'u2'])
      expect((await listOf(gateway, who)).list.filter(({ kind }) => kind.startsWith('bid'))).toEqual([]);
  });

  test('[DSK-05] an accepted bid is a meeting to arrange for both sides, until its date has passed', async () => {
    const [buyer, owner] = [await bidderAt(gateway, 'u1'), await bidderAt(gateway, 'u2')];
    const { data } = await buyer.bid('b6', '23500', '可全额支付');
    await owner.answer((data as { readonly id: string }).id, 'accepted', '请来面谈');
    const until = gateway.clock.now() + 7 * dayMs;
    const meetings = async (who: string) =>
      (await rows(who, 'meetingToArrange')).filter(({ deal }) => deal?.id === 'b6');
    const [asked, come] = [await meetings('u2'), await meetings('u1')];
    expect(asked).toMatchObject([{ until, amount: '23500', peer: 'u1', party: '公司u1 姓名u1' }]);
    expect(come).toMatchObject([{ until, title: '项目b6', peer: 'u2' }]);
    for (const [who, peer] of [
      ['u1', 'u2'],
      ['u2', 'u1'],
    ] as const) {
      const token = await tokenOf(gateway, who);
      const thread = await callGateway(gateway.url, '/webapp/chat!thread.action', {
        token,
        parameters: { with: peer },
      });
      expect(thread.data).toMatchObject({ mayWrite: '1' });
    }
    gateway.clock.move(7 * dayMs);
    expect([await meetings('u1'), await meetings('u2')]).toEqual([[], []]);
  });

  test('[DSK-05] an agreed interest in a deal that hides nothing waits for the bid alone', async () => {
    const [buyer, owner] = [await bidderAt(gateway, 'u1'), await bidderAt(gateway, 'u2')];
    const { data } = await buyer.interest('b7', '希望了解');
    const { id } = data as { readonly id: string };
    await owner.answer(id, 'accepted', '请报价');
    expect(await rows('u1', 'bidToPlace')).toMatchObject([{ id, deal: { id: 'b7' }, note: '请报价' }]);
    expect(await rows('u2', 'bidToPlace')).toEqual([]);
    await buyer.bid('b7', '2000');
    expect(await rows('u1', 'bidToPlace')).toEqual([]);
    expect((await buyer.withdraw(id)).code).toBe(200);
  });

  test('[DSK-05] who is interested in a sealed deal has its NDA to sign, until the interest is withdrawn', async () => {
    const member = await bidderAt(gateway, 'u6');
    expect(await rows('u6', 'ndaToSign')).toEqual([]);
    const { data } = await member.interest('s1', '希望了解');
    expect(await rows('u6', 'ndaToSign')).toMatchObject([{ title: '项目s1', deal: { id: 's1' } }]);
    await member.withdraw((data as { readonly id: string }).id);
    expect(await rows('u6', 'ndaToSign')).toEqual([]);
  });

  test('[DSK-05] a bid on a deal that is over waits for neither side', async () => {
    const buyer = await bidderAt(gateway, 'u1');
    await buyer.bid('b3', '2000');
    expect(await rows('u2', 'bidToAnswer')).toHaveLength(1);
    expect((await post(gateway, 'u2', 'publication!withdraw', { id: 'seed-sale-b3' })).code).toBe(200);
    expect(await rows('u2', 'bidToAnswer')).toEqual([]);
    expect((await post(gateway, 'u2', 'publication!restore', { id: 'seed-sale-b3' })).code).toBe(200);
    expect(await rows('u2', 'bidToAnswer')).toHaveLength(1);
  });

  test('[DSK-05] an order waits with its deadline until it is cancelled, paid or too late', async () => {
    const member = await memberAt(gateway, 'u1');
    const orderNo = await member.placed();
    expect(await rows('u1', 'orderUnpaid')).toMatchObject([
      { id: orderNo, price: '2980.00', until: gateway.clock.now() + 30 * minuteMs },
    ]);
    await member.cancel(orderNo);
    expect(await rows('u1', 'orderUnpaid')).toEqual([]);
    await member.placed();
    gateway.clock.move(31 * minuteMs);
    expect(await rows('u1', 'orderUnpaid')).toEqual([]);
    await paid(await memberAt(gateway, 'u1'));
    expect(await rows('u1', 'orderUnpaid')).toEqual([]);
    expect(await rows('u1', 'membershipEnding')).toEqual([]);
  });

  test('[DSK-05] who wrote last waits for an answer; blocked, removed and taken-back messages do not', async () => {
    const say = (from: string, to: string, content: string) =>
      gateway.inside.sendAsMember({ from, to, content, clientId: null });
    await post(gateway, 'u1', 'chat!consult', { kind: 'sale', id: 'b4' });
    await say('u1', 'u2', '请问能否实地走访？');
    expect(await rows('u2', 'messageToAnswer')).toMatchObject([
      { id: 'u1', title: '姓名u1', party: '公司u1', note: '请问能否实地走访？' },
    ]);
    await say('u2', 'u1', '可以，周三上午。');
    expect(await rows('u2', 'messageToAnswer')).toEqual([]);
    expect(await rows('u1', 'messageToAnswer')).toMatchObject([{ id: 'u2' }]);
    await post(gateway, 'u1', 'chat!block', { with: 'u2', blocked: '1' });
    expect(await rows('u1', 'messageToAnswer')).toEqual([]);
  });

  test('[DSK-05] a message of an owner whom the deal hides names the deal', async () => {
    await gateway.inside.sendAsMember({ from: 'u2', to: 'u6', content: '资料已更新', clientId: null });
    const { data } = await post(gateway, 'u6', 'chat!consult', { kind: 'sale', id: 's1' });
    const { to } = data as { readonly to: string };
    await gateway.inside.sendAsMember({ from: 'u2', to, content: '资料已更新', clientId: null });
    expect(await rows('u6', 'messageToAnswer')).toMatchObject([
      { id: to, title: '委托方', party: '项目s1', note: '资料已更新' },
    ]);
  });

  test('[DSK-05] after the yes to an interest the NDA, then the bid is due by the date of the next step', async () => {
    const [buyer, owner] = [await bidderAt(gateway, 'u6'), await bidderAt(gateway, 'u2')];
    const [signer, reviewer] = [partyAt(gateway, 'u6'), partyAt(gateway, 'u2')];
    const of = async (kind: string) =>
      (await rows('u6', kind)).filter(({ deal }) => deal?.id === 's2').map(({ until }) => until);
    const { data } = await buyer.interest('s2', '希望了解');
    await owner.answer((data as { readonly id: string }).id, 'accepted', '请报价');
    const until = gateway.clock.now() + 7 * dayMs;
    expect([await of('ndaToSign'), await of('bidToPlace')]).toEqual([[until], []]);
    await signer.sign('s2', await signer.code(), { name: '姓名u1' });
    expect([await of('ndaToSign'), await of('bidToPlace')]).toEqual([[], []]);
    const requested = async () => (await rows('u2', 'ndaToReview'))[0]?.id ?? '';
    await reviewer.reject(await requested(), '请换用公司名义签署');
    expect([await of('ndaRejected'), await of('bidToPlace')]).toEqual([[until], []]);
    await signer.sign('s2', await signer.code(), { name: '姓名u1' });
    expect(await of('ndaRejected')).toEqual([]);
    await reviewer.approve(await requested());
    expect(await of('bidToPlace')).toEqual([until]);
    await buyer.bid('s2', '1500');
    expect(await of('bidToPlace')).toEqual([]);
  });

  test('[DSK-05] a publication waits when it is sent back, until it is handed in again', async () => {
    const put = (call: string, version: number) =>
      post(gateway, 'u1', `publication!${call}`, {
        id: 'd-u1',
        kind: 'buy',
        version: String(version),
        editor: 'e1',
        fields: JSON.stringify(soundBuy),
      });
    await put('save', 0);
    await put('submit', 1);
    expect(await rows('u1', 'publicationRejected')).toEqual([]);
    const token = await tokenOf(gateway, 'u1');
    const { data } = await callGateway(gateway.url, '/webapp/publication!list.action', { token });
    const number = (data as { list: readonly { number: number }[] }).list[0]?.number ?? 0;
    await gateway.inside.desk.publications.reject(number, [{ field: 'title', reason: '请写明所需比例' }]);
    expect(await rows('u1', 'publicationRejected')).toMatchObject([
      { id: 'd-u1', side: 'buy', title: soundBuy.title, note: '请写明所需比例' },
    ]);
    expect((await put('submit', 2)).code).toBe(200);
    expect(await rows('u1', 'publicationRejected')).toEqual([]);
  });

  test('[DSK-05] a verification waits when it is missing, rejected or of the first level', async () => {
    const kinds = async () =>
      (await listOf(gateway, 'u4')).list
        .filter(({ kind }) => kind.startsWith('verification'))
        .map(({ kind }) => kind);
    const apply = async () => {
      const token = await tokenOf(gateway, 'u4');
      const { data } = await uploadFile(gateway, bytesOf('image/png'), { token, name: '名片.png' });
      const documentId = (data as { readonly id: string }).id;
      return post(gateway, 'u4', 'audit!save', {
        ...{ name: '沈知远', company: '恒泰产业资本有限公司', position: '投资总监' },
        documentId,
      });
    };
    const number = async (): Promise<number> => {
      const listed = await gateway.inside.desk.review.list();
      return Number(/编号 (\d+)/.exec(listed._tag === 'Right' ? listed.right : '')?.[1]);
    };
    expect(await kinds()).toEqual(['verificationMissing']);
    expect((await apply()).code).toBe(200);
    expect(await kinds()).toEqual([]);
    await gateway.inside.desk.review.reject(await number(), '证件不清晰');
    expect(await rows('u4', 'verificationRejected')).toMatchObject([{ note: '证件不清晰' }]);
    await apply();
    expect(await kinds()).toEqual([]);
    await gateway.inside.desk.review.approve(await number(), '2');
    expect(await kinds()).toEqual(['verificationToUpgrade']);
    await apply();
    await gateway.inside.desk.review.approve(await number(), '1');
    expect(await kinds()).toEqual([]);
  });

  test('[DSK-05] a listing waits for its confirmation from day 23 on, and the list is by deadline', async () => {
    const owner = partyAt(gateway, 'u2');
    await owner.keepListed('b5');
    gateway.clock.move(22 * dayMs);
    expect((await rows('u2', 'publicationToConfirm')).map(({ id }) => id)).not.toContain('seed-sale-b5');
    gateway.clock.move(dayMs);
    const { list, total } = await listOf(gateway, 'u2');
    expect(total).toBe(list.length);
    expect(list.find(({ id }) => id === 'seed-sale-b5')).toMatchObject({
      kind: 'publicationToConfirm',
      until: gateway.clock.now() + 7 * dayMs,
    });
    const deadlines = list.map(({ until }) => until ?? Infinity);
    expect(deadlines).toEqual(deadlines.toSorted((one, other) => one - other));
    await owner.keepListed('b5');
    expect((await rows('u2', 'publicationToConfirm')).map(({ id }) => id)).not.toContain('seed-sale-b5');
  });

  test('[DSK-05] without a login nothing is answered', async () => {
    expect((await callGateway(gateway.url, '/webapp/user!waiting.action')).code).toBe(401);
  });
});

describe('what waits for the demo accounts', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({}, { name: 'demo', content: demoSeed });
  });
  afterAll(() => gateway.close());

  const items = async <A>(
    accountId: string,
    path: string,
    parameters = {},
    method: 'GET' | 'POST' = 'GET',
  ): Promise<readonly A[]> => {
    const token = await tokenOf(gateway, accountId);
    const asked = { method, token, parameters: { pageSize: '50', ...parameters } };
    const { data } = await callGateway(gateway.url, `/webapp/${path}.action`, asked);
    return (data as { readonly list?: readonly A[] } | undefined)?.list ?? [];
  };

  test.each(['u-shen', 'u-zhou'])(
    '[DSK-05] what the pages of %s show as waiting is what the list holds',
    async (who) => {
      const { list } = await listOf(gateway, who);
      const idsOf = (kind: string) =>
        list
          .filter((row) => row.kind === kind)
          .map(({ id }) => id)
          .toSorted();
      const orders = await items<{ orderNo: string; state: string }>(who, 'wxPay!orderList', {}, 'POST');
      const isOpen = ({ state }: { state: string }) => state === 'created' || state === 'paying';
      expect(idsOf('orderUnpaid')).toEqual(
        orders
          .filter(isOpen)
          .map(({ orderNo }) => orderNo)
          .toSorted(),
      );
      const own = await items<{ id: string; review: string; address: string | null; kind: string }>(
        who,
        'publication!list',
      );
      expect(idsOf('publicationRejected')).toEqual(
        own
          .filter(({ review }) => review === 'rejected')
          .map(({ id }) => id)
          .toSorted(),
      );
      const toReview: string[] = [];
      const toAnswer: string[] = [];
      for (const { address } of own.filter(({ kind }) => kind === 'sale')) {
        const saleId = address?.split('/').at(-1);
        if (saleId === undefined) continue;
        const asked = await items<{ id: string; state: string }>(who, 'nda!requests', { saleId });
        toReview.push(...asked.filter(({ state }) => state === 'pending').map(({ id }) => id));
        const token = await tokenOf(gateway, who);
        const { data } = await callGateway(gateway.url, '/webapp/bid!ofDeal.action', {
          token,
          parameters: { saleId },
        });
        const { received } = data as { received: readonly { id: string; state: string }[] };
        toAnswer.push(...received.filter(({ state }) => state === 'open').map(({ id }) => id));
      }
      expect(idsOf('ndaToReview')).toEqual(toReview.toSorted());
      expect(idsOf('bidToAnswer')).toEqual(toAnswer.toSorted());
      const bidding = await items<{ saleId: string; dealState: string; bid: { state: string } | null }>(
        who,
        'bid!list',
      );
      const asked = bidding.filter(({ bid, dealState }) => bid?.state === 'asked' && dealState === 'listed');
      expect(idsOf('bidToSupplement')).toHaveLength(asked.length);
      expect(list.length).toBeGreaterThan(0);
    },
  );
});
