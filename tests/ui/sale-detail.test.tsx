import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SaleDetail } from '../../src/domain/sale/sale-detail';
import type { Finance } from '../../src/domain/sale/sale-detail';
import { answered, failing } from '../../tools/gallery/scene/answers';
import { noBids, receivedBids } from '../../tools/gallery/stories/bids';
import { detail, openDetail, ownDetail } from '../../tools/gallery/stories/deals';
import { signedNda } from '../../tools/gallery/stories/ndas';
import { member } from '../../tools/gallery/stories/people';
import { decimal } from '../support/samples/decimal';
import { asMember, show } from './support/show';

const shown = (text: string) => ({ kind: 'shown', value: decimal(text) }) as const;

const address = '/sale/entrust/S20260418';

const rowOf = (name: string) => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent;

test('[RTE-03] a deal shows its head, key figures, facts, highlights, finances and process', async () => {
  await show({ ...asMember, address });
  expect(await screen.findByRole('heading', { level: 2, name: detail.title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: '项目详情' })).toBeTruthy();
  expect(screen.getByText('委托出售')).toBeTruthy();
  expect(rowOf('转让金额（人民币）')).toBe('转让金额（人民币）3.2\u202f亿元');
  expect(rowOf('2025 年营收')).toBe('2025 年营收2.86\u202f亿元同比 +18.3\u202f%');
  expect(rowOf('员工人数')).toBe('员工人数320 人，其中研发 74 人');
  expect(screen.getByText(detail.highlights[0] ?? '')).toBeTruthy();
  expect(screen.getByRole('img', { name: /^营业收入：2023 年 19,840 万元/ })).toBeTruthy();
  expect(screen.getByText('征集意向').getAttribute('aria-current')).toBe('step');
});

test('[ENT-01] what is hidden is a seal and nothing else, also in the finances and for the documents', async () => {
  await show({ ...asMember, address });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  expect(rowOf('公司名称')).toBe('公司名称签署NDA后可见');
  expect(rowOf('净利润')).toBe('净利润签署NDA后可见');
  const rows = within(screen.getByRole('table'));
  for (const name of ['净利润', 'EBITDA'])
    expect(rows.getByRole('row', { name: new RegExp(name) }).textContent).toBe(`${name}签署NDA后可见`);
  for (const name of ['金额 / EBITDA', '净利润同比', '净利率'])
    expect(rowOf(name)).toBe(`${name}签署NDA后可见`);
  expect(screen.getByText('5 项信息和 4 份资料由委托方封存，签署保密协议并经其同意后可见。')).toBeTruthy();
  expect(screen.getByText('共 4 份')).toBeTruthy();
});

test('[ENT-01] after signing, the values stand where the seals stood', async () => {
  await show({ ...asMember, address, sale: answered(openDetail) });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  expect(rowOf('公司名称')).toBe('公司名称苏州某精密传动科技股份有限公司');
  expect(screen.getByText('法律尽调报告.pdf').parentElement?.textContent).toBe('法律尽调报告.pdf64 页');
  expect(screen.getByText('您已签署保密协议，委托方同意公开的信息都在本页。', { exact: false })).toBeTruthy();
});

test('[MKT-12] what the figures come to stands with how it was worked out, 不适用 with why not', async () => {
  const [first, second, last] = openDetail.finances;
  const before = { ...second, year: '2024', netProfit: shown('-80') } as Finance;
  const finances = [first, before, last] as readonly Finance[];
  await show({ ...asMember, address, sale: answered({ ...openDetail, finances }) });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  expect(rowOf('金额 / 净利润')).toBe(
    '金额 / 净利润9.1 倍转让金额按 67\u202f% 折合整体 4.78\u202f亿元 ÷ 2025\u202f年净利润 5,240\u202f万元',
  );
  expect(rowOf('营业收入同比')).toBe(
    '营业收入同比+18.3\u202f%2024\u202f年 2.42\u202f亿元，2025\u202f年 2.86\u202f亿元',
  );
  expect(rowOf('净利润同比')).toBe('净利润同比不适用2024\u202f年净利润不是正数');
});

test('[MKT-13][MKT-06] evidence says how and until when; what has run out, and a deal long not confirmed, say so', async () => {
  const old: SaleDetail = { ...openDetail, confirmedAt: Date.UTC(2026, 8, 1) };
  await show({ ...asMember, address, sale: answered(old) });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  expect(screen.getByText('出售授权').closest('li')?.textContent).toMatch(/11月3日到期已过期$/);
  expect(screen.getByText('实名').closest('li')?.textContent).toMatch(/有效至 2028年9月3日有效$/);
  expect(screen.getByText('9月1日确认在售')).toBeTruthy();
  expect(screen.getByText('待确认')).toBeTruthy();
});

test('[SCR-03] a withdrawn deal and a closed one say what became of them and lead on', async () => {
  await show({ ...asMember, address, sale: answered({ ...detail, state: 'withdrawn' }) });
  expect(await screen.findByText('该项目已下架')).toBeTruthy();
  expect(screen.getByText(/（XM20260418）已下架/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '查看在售项目' }).getAttribute('href')).toBe('/sale');
});

const gone = failing({ kind: 'refused', code: 404, message: '该项目已下架' });

test.each([
  [
    'closed',
    { sale: answered<SaleDetail>({ ...detail, state: 'closed', sealed: false, ndaState: 'signed' }) },
  ],
  [
    'withdrawn',
    { sale: gone, dealBids: answered({ ...noBids, dealState: 'withdrawn', ndaState: 'signed' } as const) },
  ],
] as const)(
  '[MKT-04] the record of an NDA and its evidence are reached for good, also where the deal is %s',
  async (_, over) => {
    const nda = answered({ ...signedNda, maySign: 'dealClosed' } as const);
    const { user } = await show({ ...asMember, address, nda, ...over });
    const panel = within(await screen.findByRole('region', { name: '保密协议' }));
    expect(panel.getByText('已签署')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: '查看协议记录' }));
    const sheet = within(await screen.findByRole('dialog', { name: '签署保密协议' }));
    expect(await sheet.findByRole('button', { name: '下载签署凭证' })).toBeTruthy();
    expect(sheet.getByRole('heading', { name: '记录' })).toBeTruthy();
    expect(sheet.getByText(/封存的信息不再展示/)).toBeTruthy();
    expect(sheet.queryByText(/已在本页打开/)).toBeNull();
  },
);

test('[MKT-04] who never asked for an NDA on a deal that is over finds none there', async () => {
  await show({ ...asMember, address, sale: answered({ ...detail, state: 'closed' }) });
  await screen.findByText('该项目已成交');
  expect(screen.queryByRole('region', { name: '保密协议' })).toBeNull();
});

test.each([
  ['withdrawn', /已下架，只有您可以看到本页/],
  ['closed', /已成交，内容只有您可以看到/],
] as const)(
  '[SCR-02][MKT-04] the owner of a deal that is %s has its page, what came for it, and the way to manage it; it can be approved no more',
  async (state, line) => {
    const bids = { ...noBids, dealState: state, isOwner: true, received: receivedBids, receivedTotal: 3 };
    const sale = answered<SaleDetail>({ ...ownDetail, state, confirmedAt: Date.UTC(2026, 8, 1) });
    await show({ ...asMember, address, sale, dealBids: answered(bids) });
    await screen.findByRole('heading', { level: 2, name: ownDetail.title });
    expect(screen.getByText(line)).toBeTruthy();
    const bar = within(screen.getByRole('group', { name: '操作' }));
    expect(bar.getByRole('link', { name: '管理发布' }).getAttribute('href')).toBe('/new_buy');
    const requests = within(await screen.findByRole('region', { name: '保密协议申请' }));
    expect(await requests.findByRole('button', { name: '下载签署凭证' })).toBeTruthy();
    expect(requests.getByRole('button', { name: '驳回' })).toBeTruthy();
    expect(requests.queryByRole('button', { name: '同意' })).toBeNull();
    const received = within(await screen.findByRole('list', { name: '意向与报价' }));
    expect(received.getAllByRole('listitem')).toHaveLength(3);
    for (const gone of ['加入对比', '分享', /^咨询/])
      expect(screen.queryByRole('button', { name: gone })).toBeNull();
    expect(screen.queryByText('待确认')).toBeNull();
  },
);

test('[ENT-09] a deal in which nothing is sealed bears no 未签署', async () => {
  const open: SaleDetail = { ...openDetail, sealed: false, ndaState: 'unsigned' };
  await show({ ...asMember, address, sale: answered(open) });
  expect(await screen.findByText('该项目没有封存的信息。')).toBeTruthy();
  expect(screen.queryByText('未签署')).toBeNull();
});

test('[SCR-03] the bottom bar of one’s own deal leads to what one does about it, and no line of it parts a figure from its unit', async () => {
  const own: SaleDetail = {
    ...openDetail,
    ...{ ndaState: 'unsigned', sealed: false, owned: true, opened: null },
    teaser: '毛利率 98 %，员工 320 人',
    highlights: ['市占率 15 %'],
  };
  await show({ ...asMember, address, sale: answered(own) });
  const bar = within(await screen.findByRole('group', { name: '操作' }));
  expect(bar.getByRole('link', { name: '管理发布' }).getAttribute('href')).toBe('/new_buy');
  const wholes = ['毛利率 98\u202f%，员工 320\u202f人', '市占率 15\u202f%'];
  for (const whole of wholes)
    expect(
      screen.getByText((_, element) => element?.textContent === whole, { selector: 'p, li' }),
    ).toBeTruthy();
});

test('[SCR-03] a financing names its round and what the money is for', async () => {
  const financing: SaleDetail = { ...openDetail, amountLabel: '融资金额', stage: 'Pre-IPO' };
  await show({ ...asMember, address, sale: answered(financing) });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  expect(rowOf('融资轮次')).toBe('融资轮次Pre-IPO');
  expect(screen.getByText('融资用途')).toBeTruthy();
  expect(screen.queryByText(/交易方式|出售原因/)).toBeNull();
});

test('[LAY-01] the page offers nothing whose page does not stand', async () => {
  await show({ ...asMember, address });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  const main = within(screen.getByRole('main'));
  await main.findByRole('button', { name: '表达意向' });
  const buttons = main
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(buttons).toEqual([
    ...['分享', '复制项目编号', '复制链接', '签署保密协议'],
    ...[`收藏：${detail.title}`, '咨询·剩 17 次', '加入对比', '分享', '表达意向', '加入对比', '举报'],
  ]);
  // Seals lead to the NDA of the deal.
  const links = main.getAllByRole('link').filter(({ textContent }) => textContent !== '签署NDA后可见');
  expect(links.map((link) => link.textContent)).toEqual([
    '返回',
    ...['生成海报', '生成海报', '概况', '财务', '交易进程', '资料4'],
  ]);
});

test.each([
  [true, '通过完整认证后可签署保密协议、联系委托方。'],
  [false, '通过完整认证后可联系委托方。'],
])(
  '[ENT-01] who is not verified reads of an NDA only where there is one to sign (%s)',
  async (sealed, words) => {
    const user = answered(member({ prove: null }));
    const sale = answered<SaleDetail>({ ...detail, sealed, ndaState: 'unsigned' });
    await show({ ...asMember, address, user, sale });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('[ACC-08] a member without verification signs where the server’s list of permissions names it', async () => {
  const user = answered(member({ prove: null, permissions: ['nda:sign'] }));
  const sale = answered<SaleDetail>({ ...detail, sealed: true, ndaState: 'unsigned' });
  await show({ ...asMember, address, user, sale });
  await screen.findByRole('heading', { level: 2, name: detail.title });
  expect(screen.getAllByText('签署NDA后可见').length).toBeGreaterThan(0);
  expect(screen.queryByText('通过完整认证后可签署保密协议、联系委托方。')).toBeNull();
  expect(screen.getByRole('button', { name: '签署保密协议' })).toBeTruthy();
});
