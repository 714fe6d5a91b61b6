import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SaleDetail } from '../../src/domain/sale/sale-detail';
import { answered, failing, inTurn } from '../../tools/gallery/scene/answers';
import { askedBid, noBids, openInterest, receivedBids } from '../../tools/gallery/stories/bids';

import { detail, ownDetail } from '../../tools/gallery/stories/deals';
import { asMember, show } from './support/show';

const deal = { ...asMember, address: '/sale/entrust/S20260418' };
const signed = { ...noBids, ndaState: 'signed' } as const;

test('[SCR-03] a sum is typed with its other readings below, and what the gateway refuses is said in the sheet, which keeps it', async () => {
  const refused = failing({
    kind: 'refused',
    code: 410,
    message: '该项目已下架或已成交，不再接受意向和报价',
  });
  const { user } = await show({ ...deal, dealBids: answered(signed), bidPlaced: refused });
  await user.click(await screen.findByRole('button', { name: '报价' }));
  const sheet = within(await screen.findByRole('dialog', { name: '报价' }));
  expect(sheet.queryByText('委托方的问题')).toBeNull();
  await user.click(sheet.getByRole('button', { name: '提交' }));
  expect(sheet.getByText('请填写报价金额')).toBeTruthy();
  await user.type(sheet.getByLabelText('报价金额'), '12800.5');
  expect(sheet.getByText(/128,005,000\s元，1\.28005\s亿元，标价的 40\s%/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '提交' }));
  expect(sheet.getByRole('alert').textContent).toContain('人民币壹亿贰仟捌佰万伍仟元整');
  await user.click(sheet.getByRole('button', { name: '确认提交' }));
  const again = within(await screen.findByRole('dialog', { name: '报价' }));
  expect(await again.findByText('该项目已下架或已成交，不再接受意向和报价')).toBeTruthy();
  expect(again.getByLabelText('报价金额')).toHaveProperty('value', '12800.5');
});

test('[VAL-06] a sum a hundred times what is asked is asked about in the sheet before it is sent', async () => {
  const { user } = await show({ ...deal, dealBids: answered(signed) });
  await user.click(await screen.findByRole('button', { name: '报价' }));
  const sheet = within(await screen.findByRole('dialog', { name: '报价' }));
  await user.type(sheet.getByLabelText('报价金额'), '3200000');
  await user.click(sheet.getByRole('button', { name: '提交' }));
  expect(sheet.getByText(/是标价的 100 倍，请核对单位。您的报价是/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: '确认提交' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '报价' })).toBeNull());
});

test('[SCR-03] what one has said stands on the deal’s page with its history and its next step, to be taken back after a question', async () => {
  const { user } = await show({ ...deal, dealBids: answered({ ...noBids, own: openInterest }) });
  const panel = within(await screen.findByRole('region', { name: '意向与报价' }));
  expect(panel.getByText('待答复')).toBeTruthy();
  expect(panel.getByText('表达意向')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: '撤回' }));
  const sheet = within(await screen.findByRole('dialog', { name: '撤回意向' }));
  expect(sheet.getByText('撤回后委托方会收到通知，您可以重新提交。')).toBeTruthy();
  expect(sheet.getByRole('button', { name: '确认撤回' })).toBeTruthy();
});

test('[SCR-03][REL-03] a bidding that was not loaded is said on the page, and can be loaded again', async () => {
  const { user } = await show({
    ...deal,
    dealBids: inTurn(failing({ kind: 'status', status: 502 }), answered(signed)),
  });
  const panel = within(await screen.findByRole('region', { name: '意向与报价' }));
  expect(panel.getByRole('alert').textContent).toBe('意向与报价没有加载出来');
  await user.click(panel.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('button', { name: '报价' })).toBeTruthy();
  expect(screen.queryByText('意向与报价没有加载出来')).toBeNull();
});

test('[SCR-03] the owner reads who said what, and answers what waits', async () => {
  const own = { ...signed, isOwner: true, received: receivedBids, receivedTotal: 60 };
  const { user } = await show({ ...deal, dealBids: answered(own) });
  const list = within(await screen.findByRole('list', { name: '意向与报价' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('只显示最近的 3 份，待答复的排在前面。')).toBeTruthy();
  expect(list.getByText('恒泰产业资本 沈知远')).toBeTruthy();
  await user.click(list.getAllByRole('button', { name: '答复' })[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog', { name: '答复沈知远' }));
  expect(sheet.getByText(detail.title)).toBeTruthy();
  for (const name of ['同意', '请对方补充', '婉拒'])
    expect(sheet.getByRole('radio', { name })).toHaveProperty('checked', false);
  await user.click(sheet.getByRole('button', { name: '发送答复' }));
  expect(sheet.getByText('请选择答复')).toBeTruthy();
  await user.click(sheet.getByRole('radio', { name: '婉拒' }));
  await user.click(sheet.getByRole('button', { name: '发送答复' }));
  expect(sheet.getByText('请填写原因')).toBeTruthy();
  await user.type(sheet.getByLabelText('婉拒的原因'), '金额偏低');
  await user.click(sheet.getByRole('button', { name: '发送答复' }));
  expect(sheet.getByRole('alert').textContent).toContain('答复是：婉拒');
  await user.click(sheet.getByRole('button', { name: '确认发送' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '答复沈知远' })).toBeNull());
  expect(screen.queryByRole('button', { name: '表达意向' })).toBeNull();
});

test.each([openInterest, askedBid])(
  '[SCR-03] what is declined is called so to who asked as to the owner ($kind)',
  async (bid) => {
    await show({ ...deal, dealBids: answered({ ...signed, own: { ...bid, state: 'declined' } }) });
    const panel = within(await screen.findByRole('region', { name: '意向与报价' }));
    expect(panel.getByText('已婉拒')).toBeTruthy();
  },
);

test('[SCR-03] what the owner asked stands over the words of then, which are made better', async () => {
  const { user } = await show({ ...deal, dealBids: answered({ ...signed, own: askedBid }) });
  await user.click(await screen.findByRole('button', { name: '补充说明' }));
  const sheet = within(await screen.findByRole('dialog', { name: '补充说明' }));
  expect(sheet.getByText(askedBid.answer)).toBeTruthy();
  expect(sheet.getByLabelText('说明（选填）')).toHaveProperty('value', askedBid.note);
  expect(sheet.getByLabelText('报价金额')).toHaveProperty('value', '22,800');
});

test.each([
  { dealState: 'listed', isThere: false },
  { dealState: 'withdrawn', isThere: true },
  { dealState: 'closed', isThere: true },
] as const)(
  '[SCR-03][LAY-07] where there is no deal to show, what one said of it is read only if it is over ($dealState)',
  async ({ dealState, isThere }) => {
    const unknown = failing({ kind: 'refused', code: 404, message: '项目不存在或已下架' });
    await show({ ...deal, sale: unknown, dealBids: answered({ ...noBids, dealState, own: openInterest }) });
    expect(await screen.findByText('项目不存在或已下架')).toBeTruthy();
    if (isThere) expect(await screen.findByRole('region', { name: '意向与报价' })).toBeTruthy();
    // The tab and the history call it by what it is to who has a record of it.
    const over = { listed: '页面未找到', withdrawn: '该项目已下架', closed: '该项目已成交' }[dealState];
    await waitFor(() => expect(document.title).toContain(over));
    if (!isThere) expect(screen.queryByRole('region', { name: '意向与报价' })).toBeNull();
  },
);

test('[SCR-03][SCR-07] a bid that waited ends with its deal: in words, and with nothing to do about it', async () => {
  const sale = answered<SaleDetail>({ ...detail, state: 'closed', sealed: false });
  await show({ ...deal, sale, dealBids: answered({ ...signed, dealState: 'closed', own: askedBid }) });
  const panel = within(await screen.findByRole('region', { name: '意向与报价' }));
  expect(panel.getByText('已结束')).toBeTruthy();
  expect(panel.getByText('项目已成交，您的报价随之结束。')).toBeTruthy();
  expect(panel.queryByText('待补充')).toBeNull();
  expect(panel.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('group', { name: '操作' })).toBeNull();
});

test('[SCR-03] the owner of a deal that is over reads what was said, and answers nothing', async () => {
  const own = { ...signed, isOwner: true, received: receivedBids, receivedTotal: 3 };
  const sale = answered<SaleDetail>({ ...ownDetail, state: 'withdrawn' });
  await show({ ...deal, sale, dealBids: answered({ ...own, dealState: 'withdrawn' }) });
  const list = within(await screen.findByRole('list', { name: '意向与报价' }));
  expect(list.getAllByText('已中止').length).toBeGreaterThan(0);
  expect(list.queryByRole('button', { name: '答复' })).toBeNull();
});

const accepted = {
  ...askedBid,
  state: 'accepted',
  steps: [
    ...askedBid.steps,
    { kind: 'accepted', at: Date.UTC(2026, 10, 19), amount: askedBid.amount, words: '' },
  ],
} as const;

test('[SCR-07] after the acceptance the bidder reads the next step and its date, and cannot withdraw', async () => {
  await show({ ...deal, dealBids: answered({ ...signed, own: accepted }) });
  const panel = within(await screen.findByRole('region', { name: '意向与报价' }));
  expect(panel.getByText('报价已被接受。下一步：11月26日前与委托方约定面谈')).toBeTruthy();
  expect(panel.queryByRole('button', { name: '撤回' })).toBeNull();
});

test.each([
  ['signed', '意向已获同意。下一步：11月26日前提交报价'],
  ['pending', '意向已获同意。下一步：保密协议通过审核后，11月26日前提交报价'],
  ['rejected', '意向已获同意。下一步：先签署保密协议，11月26日前提交报价'],
] as const)(
  '[SCR-07] an agreed interest asks for the NDA only where it is missing: %s',
  async (ndaState, words) => {
    const own = { ...accepted, kind: 'interest', amount: null } as const;
    await show({ ...deal, dealBids: answered({ ...signed, ndaState, own }) });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('[SCR-07] after the acceptance the owner reads the next step and its date', async () => {
  const received = [{ ...accepted, bidderName: '沈知远', bidderCompany: '恒泰产业资本' }];
  const own = { ...signed, isOwner: true, received, receivedTotal: 1 };
  await show({ ...deal, dealBids: answered(own) });
  expect(await screen.findByText('下一步：11月26日前联系对方，约定面谈')).toBeTruthy();
});
