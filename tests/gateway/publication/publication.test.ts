import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormTexts } from '../../../contract/publication/form-texts';
import type { Publication, PublicationHead } from '../../../contract/publication/publication';
import { salePreview } from '../../../src/domain/publication/sale-preview';
import { visitedSale } from '../../support/samples/visited';
import { callGateway, type Answered } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { soundBuy } from '../../../tools/gallery/stories/sound-buy';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'publishers', content: { ...sampleContent, accounts } });
});
afterAll(() => gateway.close());

/** One publisher for each test: the tests share one gateway, which takes seconds to start. */
const publishers = sampleContent.accounts
  .slice(0, 1)
  .flatMap((verified) =>
    Array.from({ length: 12 }, (_, at) => ({ ...verified, id: `p${at}`, phone: `139100000${10 + at}` })),
  );
const accounts = [...publishers, ...sampleContent.accounts];

const ask = async (account: string, name: string, parameters: Readonly<Record<string, string>> = {}) =>
  callGateway(gateway.url, `/webapp/publication!${name}.action`, {
    method: name === 'list' || name === 'detail' ? 'GET' : 'POST',
    token: await tokenOf(gateway, account),
    parameters,
  });

interface Change {
  readonly id?: string;
  readonly version?: number;
  readonly editor?: string;
  readonly fields?: FormTexts;
  readonly kind?: 'sale' | 'buy';
}

const put = (account: string, call: 'save' | 'submit', change: Change = {}): Promise<Answered> => {
  const { id = `d-${account}`, version = 0, editor = 'e1', fields = soundSale, kind = 'sale' } = change;
  return ask(account, call, {
    id,
    kind,
    version: String(version),
    editor,
    fields: JSON.stringify(fields),
  });
};
const saved = ({ data }: Answered) => data as { readonly taken: string; readonly publication: Publication };
const listed = async (account: string) =>
  ((await ask(account, 'list')).data as { list: readonly PublicationHead[] }).list;
const numberOf = async (account: string): Promise<number> => (await listed(account))[0]?.number ?? 0;
const desk = () => gateway.inside.desk.publications;
const onSale = async (keyword: string) =>
  (await callGateway(gateway.url, '/webapp/sale!list.action', { parameters: { keyword } })).data as {
    list: readonly { readonly id: string; readonly title: string; readonly hidden: readonly string[] }[];
  };
const soundTitle = soundSale.title ?? '';

describe('publications', () => {
  test('[SCR-02][OPS-06] a sale goes from a draft to the reviewer and on to everybody’s list, hidden values left out', async () => {
    const first = saved(await put('p0', 'save', { fields: { title: '华东' } }));
    expect(first).toMatchObject({
      taken: '1',
      publication: { version: 1, review: 'draft', listing: 'none' },
    });
    expect(await onSale(soundTitle)).toMatchObject({ list: [] });
    const submitted = saved(await put('p0', 'submit', { version: 1 }));
    expect(submitted).toMatchObject({ taken: '1', publication: { version: 2, review: 'pending' } });
    expect(saved(await put('p0', 'submit', { version: 1 })).publication.review).toBe('pending');

    const number = await numberOf('p0');
    expect(await desk().list()).toMatchObject({ right: expect.stringContaining(`编号 ${number}`) as string });
    expect(await desk().show(number)).toMatchObject({
      right: expect.stringContaining('companyName：台州某某传动股份有限公司') as string,
    });
    expect(await desk().approve(number)).toMatchObject({ _tag: 'Right' });
    expect(await desk().approve(number)).toMatchObject({ left: `没有编号为 ${number} 的待审核发布` });

    expect((await listed('p0'))[0]).toMatchObject({
      review: 'approved',
      listing: 'listed',
      address: `/sale/entrust/p${number}`,
    });
    const { list } = await onSale(soundTitle);
    expect(list).toMatchObject([{ id: `p${number}`, title: soundTitle }]);
    const page = await callGateway(gateway.url, '/webapp/sale!detail.action', {
      parameters: { sourceType: 'entrust', id: `p${number}` },
    });
    expect(page.data).toMatchObject({
      amount: '12000',
      revenue: '22000',
      revenueGrowth: '10',
      stage: '控股权 67 %',
      evidence: [{ kind: 'phone' }, { kind: 'realName' }, { kind: 'organization' }],
    });
    const { process, ...shown } = visitedSale(page.data);
    const { id, code, confirmedAt, evidence } = shown;
    const { deal } = salePreview(soundSale, gateway.clock.now());
    expect({ ...deal, id, code, confirmedAt, evidence }).toEqual({
      ...shown,
      process: process.map((step, place) => (place < 3 ? { ...step, at: null } : step)),
    });
    for (const hidden of ['台州某某传动', '创始人退休', '1860.5', '头部机器人整机厂五家'])
      expect(page.raw).not.toContain(hidden);
    const reader = await tokenOf(gateway, 'p4');
    const address = { sourceType: 'entrust', id: `p${number}` };
    for (const token of [reader, reader, await tokenOf(gateway, 'p0')])
      await callGateway(gateway.url, '/webapp/sale!detail.action', { token, parameters: address });
    await callGateway(gateway.url, '/webapp/collect!toggle.action', {
      method: 'POST',
      token: reader,
      parameters: { kind: 'sale', id: `p${number}`, on: '1' },
    });
    await expect
      .poll(async () => (await listed('p0'))[0]?.interest)
      .toEqual({ reads: 1, favorites: 1, ndas: 0, bids: 0 });
    const read = await callGateway(gateway.url, '/webapp/sale!detail.action', {
      token: reader,
      parameters: address,
    });
    expect((await listed('p0'))[0]?.code).toBe((read.data as { code: string }).code);
    const told = await callGateway(gateway.url, '/webapp/message!list.action', {
      token: await tokenOf(gateway, 'p0'),
    });
    expect(told.raw).toContain('发布已通过审核');
  });

  test('[SCR-02] what was sent back names the field and the reason, keeps them while it is mended, and is taken anew', async () => {
    await put('p1', 'submit');
    const number = await numberOf('p1');
    const reasons = [{ field: 'teaser', reason: '请写明产品的应用领域' }];
    for (const field of ['teasre', '__proto__', 'wanted', 'note:title:x'])
      expect(await desk().reject(number, [...reasons, { field, reason: '请补充' }])).toMatchObject({
        left: expect.stringContaining(`没有名为“${field}”的字段`) as string,
      });
    expect(await desk().reject(number, reasons)).toMatchObject({ _tag: 'Right' });
    expect(await desk().reject(number, [])).toMatchObject({ _tag: 'Left' });
    expect((await listed('p1'))[0]).toMatchObject({ review: 'rejected', reasons });
    const mended = { ...soundSale, teaser: `${soundSale.teaser ?? ''}产品用于协作机器人关节。` };
    expect(saved(await put('p1', 'save', { version: 1, fields: mended })).publication).toMatchObject({
      review: 'rejected',
      reasons,
    });
    expect(saved(await put('p1', 'submit', { version: 2, fields: mended })).publication).toMatchObject({
      review: 'pending',
      reasons: [],
    });
    expect(saved(await put('p1', 'save', { version: 3, fields: mended })).taken).toBe('1');
    expect(await put('p1', 'save', { version: 3 })).toMatchObject({ code: 409 });
    expect((await ask('p1', 'recall', { id: 'd-p1' })).data).toMatchObject({ review: 'draft' });
  });

  test('[REL-01] of two devices the later is refused with the newer version; what was lost on its way is no conflict', async () => {
    await put('p2', 'save', { fields: { title: '一' } });
    await put('p2', 'save', { version: 1, fields: { title: '二' } });
    const late = saved(await put('p2', 'save', { version: 1, editor: 'e2', fields: { title: '三' } }));
    expect(late).toMatchObject({ taken: '0', publication: { version: 2, fields: { title: '二' } } });
    expect(saved(await put('p2', 'submit', { version: 1, editor: 'e2' })).taken).toBe('0');
    expect(saved(await put('p2', 'save', { version: 1, fields: { title: '二' } }))).toMatchObject({
      taken: '1',
      publication: { version: 2 },
    });
    expect(saved(await put('p2', 'save', { version: 1, fields: { title: '四' } }))).toMatchObject({
      taken: '1',
      publication: { version: 3 },
    });
    const kept = saved(await put('p2', 'save', { version: 3, editor: 'e2', fields: { title: '三' } }));
    expect(kept).toMatchObject({ taken: '1', publication: { version: 4, fields: { title: '三' } } });
  });

  test('[SEC-05] another’s publication is unknown, whatever is asked of it', async () => {
    await put('p3', 'save', { id: 'mine' });
    for (const call of ['detail', 'recall', 'withdraw', 'restore', 'confirm', 'remove'])
      expect(await ask('p4', call, { id: 'mine' })).toMatchObject({ code: 404 });
    expect(await put('p4', 'save', { id: 'mine', version: 1 })).toMatchObject({ code: 404 });
    expect(await ask('p4', 'detail', { id: "1' or 1=1" })).toMatchObject({ code: 404 });
    expect(await listed('p4')).toEqual([]);
    expect(await ask('p3', 'remove', { id: 'mine' })).toMatchObject({ code: 200 });
    expect(await listed('p3')).toEqual([]);
  });

  test('[SEC-05] a part of one’s publications is begun by a cursor of one’s own alone', async () => {
    for (const id of ['first', 'second']) await put('p11', 'save', { id });
    const { next: cursor } = (await ask('p11', 'list', { pageSize: '1' })).data as { next: string };
    const codes = ['p11', 'p4'].map(async (account) => (await ask(account, 'list', { cursor })).code);
    expect(await Promise.all(codes)).toEqual([200, 400]);
  });

  test('[VAL-06][MKT-12] what is too long, contradicts itself or gives the company away is refused by its place', async () => {
    let version = 0;
    const wrong = async (change: FormTexts) => {
      const { text } = await put('p5', 'submit', { version, fields: { ...soundSale, ...change } });
      version += 1;
      return text;
    };
    expect(await put('p5', 'save', { fields: { teaser: '长'.repeat(2_001) } })).toMatchObject({
      code: 400,
      text: '内容超过长度上限，请删减后再保存',
    });
    for (const title of ['a\u0000b', '半个字\ud83d'])
      expect(await put('p5', 'save', { fields: { title } })).toMatchObject({
        code: 400,
        text: '内容含有无法显示的字符，请删除后再保存',
      });
    expect(
      await put('p5', 'save', {
        fields: Object.fromEntries(Array.from({ length: 91 }, (_, at) => [`f${at}`, ''])),
      }),
    ).toMatchObject({ code: 400 });
    expect(await wrong({ title: '长'.repeat(41) })).toBe('标题至多 40 字，现在是 41 字');
    expect(await wrong({ netProfit2: '2,500', ebitda2: '2,400' })).toContain(
      '2024 年净利润（2,500 万元）高于 EBITDA（2,400 万元）',
    );
    expect(await wrong({ industry: '__proto__' })).toBe('请选择行业');
    expect(await wrong({ teaser: `${soundSale.teaser ?? ''}联系电话 138 1234 5678` })).toContain(
      '138 1234 5678',
    );
    const justified = {
      ...soundSale,
      teaser: `${soundSale.teaser ?? ''}联系电话 138 1234 5678`,
      'note:teaser:138 1234 5678': '平台客服电话，非公司电话',
    };
    expect(saved(await put('p5', 'submit', { version, fields: justified })).publication.review).toBe(
      'pending',
    );
    expect(await desk().show(await numberOf('p5'))).toMatchObject({
      right: expect.stringContaining('“138 1234 5678”：平台客服电话，非公司电话') as string,
    });
  });

  test('[SEC-02] markup in a text stays text', async () => {
    const title = '<img src=x onerror=alert(1)>减速器企业转让';
    await put('p6', 'submit', { fields: { ...soundSale, title } });
    await desk().approve(await numberOf('p6'));
    expect((await onSale('减速器企业转让')).list.map((each) => each.title)).toContain(title);
  });

  test('[SCR-02] an edit of what is listed is reviewed while the old text stays; withdrawn and restored in one step each', async () => {
    await put('p7', 'submit', { fields: { ...soundSale, title: '原来的标题减速器甲' } });
    const number = await numberOf('p7');
    await desk().approve(number);
    const edit = { ...soundSale, title: '后来的标题减速器乙' };
    await put('p7', 'submit', { version: 1, fields: edit });
    expect((await listed('p7'))[0]).toMatchObject({ review: 'pending', listing: 'listed' });
    expect((await onSale('减速器甲')).list).toHaveLength(1);
    await desk().approve(number);
    expect((await onSale('减速器甲')).list).toHaveLength(0);
    expect((await onSale('减速器乙')).list).toHaveLength(1);
    expect((await ask('p7', 'withdraw', { id: 'd-p7' })).data).toMatchObject({
      listing: 'withdrawn',
      address: null,
    });
    expect((await onSale('减速器乙')).list).toHaveLength(0);
    expect((await ask('p7', 'restore', { id: 'd-p7' })).data).toMatchObject({ listing: 'listed' });
    expect((await onSale('减速器乙')).list).toHaveLength(1);
    await put('p7', 'save', { version: 2, fields: { ...edit, title: '不要的标题' } });
    await ask('p7', 'remove', { id: 'd-p7' });
    expect((await listed('p7'))[0]).toMatchObject({ title: '后来的标题减速器乙', review: 'approved' });
  });

  test('[ACC-05] only a fully verified account publishes', async () => {
    const basic = sampleContent.accounts.find(({ prove }) => prove === '2')?.id ?? '';
    expect(await ask(basic, 'list')).toMatchObject({ code: 403, text: '发布项目和需求须先通过完整认证' });
    expect(await put(basic, 'save')).toMatchObject({ code: 403 });
  });

  test('[REL-01] an account has ten drafts at most', async () => {
    // All at once, as an attacker does: they are counted one after the other.
    const saving = Array.from({ length: 40 }, (_, one) =>
      put('p8', 'save', { id: `x${one}`, fields: { title: `${one}` } }),
    );
    const codes = (await Promise.all(saving)).map(({ code }) => code);
    expect(codes.filter((code) => code === 200).length).toBe(10);
    expect(await put('p8', 'save', { id: 'x99' })).toMatchObject({ code: 409 });
    expect(await listed('p8')).toHaveLength(10);
  });

  test('[MKT-06] what is not confirmed is told of on days 23, 28 and 45, once each, and taken off the lists on day 90', async () => {
    const title = '许久没有确认的减速器丙';
    await put('p9', 'submit', { fields: { ...soundSale, title } });
    await desk().approve(await numberOf('p9'));
    const day = 24 * 60 * 60_000;
    const notices = async (): Promise<readonly string[]> => {
      const { data } = await callGateway(gateway.url, '/webapp/message!list.action', {
        token: await tokenOf(gateway, 'p9'),
      });
      return (data as { list: readonly { readonly title: string }[] }).list.map((each) => each.title);
    };
    const approved = '发布已通过审核';
    const soon = '发布即将到确认日';
    for (const [days, told] of [
      [22, [approved]],
      [1, [soon, approved]],
      [1, [soon, approved]],
      [4, [soon, soon, approved]],
      [17, ['发布待确认', soon, soon, approved]],
      [45, ['发布已下架', '发布待确认', soon, soon, approved]],
    ] as const) {
      gateway.clock.move(days * day);
      await expect.poll(notices, { timeout: 10_000 }).toEqual(told);
    }
    expect((await listed('p9'))[0]).toMatchObject({ listing: 'withdrawn', freshness: 'unconfirmed' });
    expect((await onSale(title)).list).toEqual([]);
    expect((await ask('p9', 'restore', { id: 'd-p9' })).data).toMatchObject({
      listing: 'listed',
      freshness: 'fresh',
    });
    expect((await onSale(title)).list).toHaveLength(1);
  });

  test('[SCR-02][MKT-06] a demand is reviewed, listed without what the buyer hides, ends with its time, and is confirmed, withdrawn and restored', async () => {
    const day = 24 * 60 * 60_000;
    const buys = async () =>
      (
        (
          await callGateway(gateway.url, '/webapp/buy!list.action', {
            parameters: { keyword: '减速器企业控股权' },
          })
        ).data as { list: readonly { readonly id: string; readonly hidden: readonly string[] }[] }
      ).list;
    expect(
      await put('p10', 'submit', { kind: 'buy', fields: { ...soundBuy, minAmount: '7' } }),
    ).toMatchObject({
      code: 400,
      text: '最高金额不能低于最低金额',
    });
    await put('p10', 'submit', { kind: 'buy', version: 1, fields: { ...soundBuy, validity: '30' } });
    const number = await numberOf('p10');
    expect(await desk().approve(number)).toMatchObject({ _tag: 'Right' });
    expect((await listed('p10'))[0]).toMatchObject({ kind: 'buy', address: `/buy/p${number}` });
    expect(await buys()).toMatchObject([{ id: `p${number}`, hidden: ['companyName', 'contact'] }]);
    const read = await callGateway(gateway.url, '/webapp/buy!detail.action', {
      parameters: { id: `p${number}` },
    });
    expect(read.data).toMatchObject({
      minAmount: '20000',
      maxAmount: '60000',
      stake: '控股权，不低于 51%',
      evidence: [{ kind: 'phone' }, { kind: 'realName' }, { kind: 'organization' }],
    });
    for (const hidden of ['杭州某某', '沈先生']) expect(read.raw).not.toContain(hidden);
    gateway.clock.move(31 * day);
    expect(await buys()).toEqual([]);
    expect((await ask('p10', 'confirm', { id: 'd-p10' })).data).toMatchObject({ freshness: 'fresh' });
    expect(await buys()).toHaveLength(1);
    await ask('p10', 'withdraw', { id: 'd-p10' });
    expect(await buys()).toEqual([]);
    expect((await ask('p10', 'restore', { id: 'd-p10' })).data).toMatchObject({ listing: 'listed' });
    expect(await buys()).toHaveLength(1);
  });
});
