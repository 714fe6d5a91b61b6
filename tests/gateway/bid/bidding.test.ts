import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bidderAt, bidWorld } from '../../support/gateway/bids';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';

let gateway: TestGateway;
let buyer: Awaited<ReturnType<typeof bidderAt>>;
let owner: Awaited<ReturnType<typeof bidderAt>>;
beforeAll(async () => {
  gateway = await startTestGateway({}, bidWorld);
  [buyer, owner] = [await bidderAt(gateway, 'u1'), await bidderAt(gateway, 'u2')];
});
afterAll(() => gateway.close());

const idOf = (answered: { readonly data: unknown }): string => (answered.data as { id: string }).id;

describe('bidding on a deal', () => {
  test('[SCR-03][ENT-08] the least that is taken is told to whoever may bid: of a deal that hides some, not before the NDA', async () => {
    const unsigned = await bidderAt(gateway, 'u6');
    expect((await unsigned.ofDeal('s1')).least).toBeNull();
    expect((await unsigned.ofDeal('b1')).least).toBe('1200');
    for (const who of [buyer, owner]) expect((await who.ofDeal('s1')).least).toBe('1000');
  });

  test('[SCR-03] an interest is raised to a bid, asked about, answered and accepted: both sides read of each step at once, and the history holds all of it', async () => {
    const interested = await buyer.interest('s1', '希望了解');
    expect(interested.code).toBe(200);
    expect((await owner.messages())[0]).toMatchObject({
      kind: 'deal',
      title: '收到新的意向',
      link: '/sale/entrust/s1',
    });
    await buyer.bid('s1', '12800.50', '可全额支付');
    const received = (await owner.ofDeal('s1')).received[0];
    expect(received).toMatchObject({ kind: 'bid', state: 'open', amount: '12800.5', bidderName: '姓名u1' });
    const id = received?.id ?? '';
    expect((await owner.answer(id, 'moreAsked', '请说明资金来源')).code).toBe(200);
    await buyer.bid('s1', '13000', '自有资金');
    expect((await owner.answer(id, 'accepted', '请来面谈')).code).toBe(200);
    expect(await buyer.ofDeal('s1')).toMatchObject({
      isOwner: false,
      received: [],
      receivedTotal: 0,
      own: {
        state: 'accepted',
        amount: '13000',
        answer: '请来面谈',
        steps: [
          { kind: 'placed', amount: null, words: '希望了解' },
          { kind: 'raised', amount: '12800.5', words: '可全额支付' },
          { kind: 'moreAsked', amount: '12800.5', words: '请说明资金来源' },
          { kind: 'supplemented', amount: '13000', words: '自有资金' },
          { kind: 'accepted', amount: '13000', words: '请来面谈' },
        ],
      },
    });
    expect(await buyer.withdraw(id, '改变主意')).toMatchObject({
      code: 409,
      text: '意向或报价已获同意，不能撤回；情况有变化的，请与委托方协商',
    });
    expect((await buyer.ofDeal('s1')).own).toMatchObject({ state: 'accepted' });
    expect((await buyer.messages())[0]?.content).toMatch(/请在北京时间 \d{4}-\d{2}-\d{2} 前与委托方约定面谈/);
    const told = async (who: typeof buyer) => (await who.messages()).map(({ title }) => title);
    expect((await told(buyer)).slice(0, 2)).toEqual(['报价已被接受', '委托方希望补充说明']);
    expect((await told(owner)).slice(0, 3)).toEqual(['报价已补充', '收到新的报价', '收到新的意向']);
  });

  test('[SCR-03] one stands for each member and deal; after withdrawing or a refusal one may come again', async () => {
    const first = idOf(await buyer.bid('b2', '100'));
    expect((await buyer.bid('b2', '200')).text).toBe(
      '您对该项目的意向或报价正在等待答复，撤回后可以重新提交',
    );
    expect((await buyer.interest('b2')).code).toBe(409);
    expect((await buyer.withdraw(first, '方向调整')).code).toBe(200);
    expect((await buyer.withdraw(first)).code).toBe(200);
    const second = idOf(await buyer.bid('b2', '200'));
    expect(second).not.toBe(first);
    await owner.answer(second, 'declined', '价格过低');
    expect((await buyer.messages())[0]?.title).toBe('报价已被婉拒');
    expect((await buyer.ofDeal('b2')).own).toMatchObject({ state: 'declined', answer: '价格过低' });
    expect((await buyer.withdraw(second)).code).toBe(409);
    expect((await buyer.interest('b2')).code).toBe(200);
    expect((await owner.ofDeal('b2')).receivedTotal).toBe(3);
  });

  test.each([
    ['one’s own deal', 'u2', 'b3', '2000', '不能对自己的项目表达意向或报价'],
    ['less than the least', 'u1', 'b1', '1199.9999', '报价不能低于委托方公布的最低报价 1,200 万元'],
    ['nothing', 'u1', 'b3', '0', '请填写大于 0 的报价金额，最多精确到元'],
    ['too much', 'u1', 'b3', '99999999999999999999', '报价过大，请核对单位'],
    ['an expired NDA', 'u1', 's2', '2000', '该项目有封存的信息，签署保密协议并通过审核后可以报价'],
    ['a basic verification', 'u3', 'b3', '2000', '通过完整认证后可以表达意向和报价'],
    ['no verification', 'u4', 'b3', '2000', '通过完整认证后可以表达意向和报价'],
    ['a withdrawn deal', 'u1', 'b11', '2000', '该项目已下架或已成交，不再接受意向和报价'],
    ['a closed deal', 'u1', 'b12', '2000', '该项目已下架或已成交，不再接受意向和报价'],
    ['an unknown deal', 'u1', 'nope', '2000', '项目不存在或已下架'],
  ])('[SCR-03] a bid on %s is refused with its reason', async (_, who, saleId, amount, text) => {
    expect((await (await bidderAt(gateway, who)).bid(saleId, amount)).text).toBe(text);
  });

  test('[SCR-03] of several bids at once over an interest one is taken, as if they came one after the other', async () => {
    expect((await buyer.ofDeal('b2')).own).toMatchObject({ kind: 'interest', state: 'open' });
    const answers = await Promise.all(['300', '400', '500'].map((amount) => buyer.bid('b2', amount)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
    const { steps } = (await buyer.ofDeal('b2')).own ?? { steps: [] };
    expect(steps.filter(({ kind }) => kind === 'raised')).toHaveLength(1);
  });

  test('[SCR-03] interest needs no NDA, and a closed deal takes none', async () => {
    expect((await buyer.interest('s2')).code).toBe(200);
    expect((await buyer.interest('b12')).code).toBe(410);
  });

  test('[VAL-06] a note of 501 or 10,001 characters, and one that no line can show, are refused', async () => {
    for (const note of ['长'.repeat(501), 'x'.repeat(10_001), '响\u0007铃'])
      expect((await buyer.interest('b4', note)).text).toBe('说明不能超过 500 字，也不能含有无法显示的字符');
    expect((await buyer.interest('b4', '长'.repeat(500))).code).toBe(200);
  });

  test('[SCR-03] sent again under its key it is placed once and told once, and the repeat is answered by how it stands', async () => {
    const key = randomUUID();
    const before = (await owner.messages()).length;
    const [one, other] = [await buyer.bid('b5', '300', '', key), await buyer.bid('b5', '300', '', key)];
    expect(idOf(other)).toBe(idOf(one));
    expect((await owner.messages()).length).toBe(before + 1);
    expect((await owner.ofDeal('b5')).receivedTotal).toBe(1);
    const answerKey = randomUUID();
    await owner.answer(idOf(one), 'moreAsked', '请说明', answerKey);
    await owner.answer(idOf(one), 'moreAsked', '请说明', answerKey);
    expect((await buyer.ofDeal('b5')).own?.steps).toHaveLength(2);
  });

  test('[SCR-07] an interest that the owner accepted is not taken back, as a bid is not', async () => {
    const id = idOf(await buyer.interest('b10', '希望了解'));
    expect((await owner.answer(id, 'accepted', '欢迎')).code).toBe(200);
    expect(await buyer.withdraw(id)).toMatchObject({
      code: 409,
      text: '意向或报价已获同意，不能撤回；情况有变化的，请与委托方协商',
    });
    expect((await buyer.ofDeal('b10')).own).toMatchObject({ kind: 'interest', state: 'accepted' });
  });

  test('[ACC-09] nobody but the owner answers or reads what was received, and nobody withdraws another’s', async () => {
    const id = idOf(await buyer.interest('b6'));
    const other = await bidderAt(gateway, 'u3');
    expect(await other.ofDeal('b6')).toMatchObject({ own: null, received: [], receivedTotal: 0 });
    expect((await other.answer(id, 'accepted')).code).toBe(404);
    expect((await buyer.answer(id, 'accepted')).code).toBe(404);
    expect((await other.withdraw(id)).code).toBe(404);
    expect((await owner.withdraw(id)).code).toBe(404);
    for (const wrong of ['0', 'x', '99999999'])
      expect((await owner.answer(wrong, 'accepted')).code).toBe(404);
    expect((await owner.answer(id, 'declined', '')).text).toBe('请填写 2 至 200 字的说明');
    expect((await owner.answer(id, 'maybe', '也许')).code).toBe(400);
    expect((await buyer.ofDeal('b6')).own?.state).toBe('open');
  });

  test('[SCR-03] on one deal one says so much in a day and no more', async () => {
    const member = await bidderAt(gateway, 'u1');
    for (let one = 0; one < 10; one += 1) await member.withdraw(idOf(await member.interest('b7')));
    expect((await member.interest('b7')).code).toBe(429);
    expect((await member.interest('b8')).code).toBe(200);
  });

  test('[OPS-06] the operator reads what waits and answers it, for the platform’s deals as for any', async () => {
    const { bids } = gateway.inside.desk;
    const id = idOf(await buyer.interest('s4', '分行\n的说明'));
    const owned = idOf(await buyer.interest('b9', '希望了解'));
    const listed = await bids.list();
    expect(listed._tag === 'Right' ? listed.right : '').toContain(
      `编号 ${id}  意向  项目s4  平台项目  公司u1  姓名u1  分行 的说明`,
    );
    expect(listed._tag === 'Right' ? listed.right : '').toContain(
      `编号 ${owned}  意向  项目b9  委托方 姓名u2  公司u1`,
    );
    await buyer.withdraw(owned);
    expect(await bids.answer(Number(id), 'declined', '')).toEqual({
      _tag: 'Left',
      left: `编号 ${id}：请填写 2 至 200 字的说明`,
    });
    expect(await bids.answer(Number(id), 'accepted', '请与项目经理联系')).toEqual({
      _tag: 'Right',
      right: `编号 ${id} 已同意：请与项目经理联系`,
    });
    expect((await buyer.messages())[0]).toMatchObject({ title: '意向已获同意', link: '/sale/soe/s4' });
    expect(await bids.answer(1_000_000, 'accepted', '')).toMatchObject({ _tag: 'Left' });
  });
});

describe('the deals of a bidder', () => {
  const listOf = async (parameters: Record<string, string> = {}) =>
    ((await buyer.get('list', parameters)).data as { list: readonly Record<string, unknown>[] }).list;

  test('[SCR-07] each deal with an NDA, an interest or a bid stands there once, by the state of its NDA, what changed last first', async () => {
    const counts = (await buyer.get('counts')).data as Record<string, number>;
    const all = await listOf({ pageSize: '100' });
    expect(all).toHaveLength(counts.all ?? -1);
    expect(new Set(all.map(({ saleId }) => saleId)).size).toBe(all.length);
    const changed = all.map(({ changedAt }) => Number(changedAt));
    expect(changed).toEqual([...changed].sort((one, other) => other - one));
    for (const state of ['unsigned', 'pending', 'signed', 'rejected', 'expired'])
      expect((await listOf({ ndaState: state, pageSize: '100' })).map(({ ndaState }) => ndaState)).toEqual(
        Array.from({ length: counts[state] ?? -1 }, () => state),
      );
    // A deal that hides nothing has no NDA to be signed: it stands among those, and not among the unsigned.
    const open = all.filter(({ sealed, ndaState }) => sealed === false && ndaState === 'unsigned');
    expect(open).not.toEqual([]);
    expect(counts.notNeeded).toBe(open.length);
    expect(await listOf({ ndaState: 'notNeeded', pageSize: '100' })).toEqual(open);
    const { all: total, ...standings } = counts;
    expect(Object.values(standings).reduce((sum, count) => sum + count, 0)).toBe(total);
    const unsigned = await listOf({ ndaState: 'unsigned', pageSize: '100' });
    expect(unsigned.map(({ saleId }) => saleId)).toEqual(
      all
        .filter(({ sealed, ndaState }) => sealed === true && ndaState === 'unsigned')
        .map(({ saleId }) => saleId),
    );
    expect(unsigned).not.toEqual([]);
    expect(all.find(({ saleId }) => saleId === 's1')).toMatchObject({
      title: '项目s1',
      dealState: 'listed',
      sealed: true,
      ndaState: 'signed',
      bid: { kind: 'bid', state: 'accepted', amount: '13000', answer: '请来面谈' },
    });
    expect((await buyer.get('list', { ndaState: 'lost' })).code).toBe(400);
  });

  test('[SEC-05] a part of them is begun by a cursor of one’s own alone', async () => {
    const { next: cursor } = (await buyer.get('list', { pageSize: '1' })).data as { next: string };
    const codes = [buyer, owner].map(async (who) => (await who.get('list', { cursor })).code);
    expect(await Promise.all(codes)).toEqual([200, 400]);
  });
});
