import { soundSale } from '../../../tools/gallery/stories/sound-sale';
import { callGateway } from '../../support/gateway/call';
import { readAndSign } from '../deal/signing';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { whenLoaded } from '../support/when-shown';
import { numberOf } from './number-of';

const title = '宁波行星减速机制造企业控股权转让';
const company = soundSale['companyName'] ?? '';
const sealed = '签署NDA后可见';

test('[SCR-02][ENT-09] a deal is published, reviewed, found, signed for, opened, bid on, accepted and done', async ({
  page: owner,
  browser,
  context,
  gateway,
  account,
}) => {
  // Three people and every step between them.
  test.slow();
  const token = await signIn(context, gateway, account);
  // What is typed and how it is submitted is another walk's.
  await callGateway(gateway.url, '/webapp/publication!submit.action', {
    ...{ method: 'POST', token },
    parameters: {
      ...{ id: 'c0ffee00-0000-4000-8000-00000000000b', kind: 'sale', version: '0', editor: 'e1' },
      fields: JSON.stringify({ ...soundSale, title }),
    },
  });
  await owner.goto('/new_buy');
  const own = owner.getByRole('article').filter({ hasText: title });
  await expect(own).toContainText('审核中');

  const strangers = await browser.newContext({ baseURL: gateway.url, viewport: owner.viewportSize() });
  const stranger = await strangers.newPage();
  const found = stranger.getByRole('link', { name: title });
  await stranger.goto('/sale?keyword=行星减速机');
  await expect(stranger.getByText('没有符合的项目')).toBeVisible();
  const number = await numberOf(gateway, title);
  await gateway.inside.desk.publications.approve(number);
  await expect(own).toContainText('已发布');
  await stranger.goto('/sale?keyword=行星减速机');
  await expect(found).toBeVisible();
  const card = stranger.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('1.2 亿元');
  expect(await stranger.content()).not.toContain(company);
  const path = `/sale/entrust/p${number}`;
  await found.click();
  await expect(stranger).toHaveURL(/\/sale\/landing/);

  const buyerSide = await browser.newContext({ baseURL: gateway.url, viewport: owner.viewportSize() });
  const person = gateway.spareAccount();
  await signIn(buyerSide, gateway, person);
  const buyer = await buyerSide.newPage();
  await buyer.goto('/sale?keyword=行星减速机');
  await whenLoaded(buyer);
  await buyer.getByRole('link', { name: title }).click();
  await expect(buyer).toHaveURL(path);
  // The list that led here is kept, and not shown.
  const closed = buyer.getByText(sealed).filter({ visible: true });
  await expect(closed.first()).toBeVisible();
  expect(await buyer.content()).not.toContain(company);
  await buyer.getByRole('button', { name: '签署保密协议' }).click();
  await readAndSign(buyer, gateway, person);

  await own.getByRole('link', { name: '查看' }).click();
  const request = owner.getByRole('listitem').filter({ hasText: person.name });
  await expect(request).toContainText('待审核');
  await request.getByRole('button', { name: '同意' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: '确认同意' }).click();
  await expect(request.first()).toContainText('已签署');

  const signing = buyer.getByRole('dialog', { name: '签署保密协议' });
  await expect(signing.getByRole('heading', { name: '保密协议已通过' })).toBeVisible();
  await signing.getByRole('button', { name: '返回项目' }).click();
  await expect(buyer.getByText(company)).toBeVisible();
  await expect(closed).toHaveCount(0);
  await buyer.getByRole('button', { name: '报价', exact: true }).click();
  const bidding = buyer.getByRole('dialog', { name: '报价' });
  await bidding.getByLabel('报价金额').fill('9,000');
  await bidding.getByRole('button', { name: '提交' }).click();
  await expect(bidding.getByLabel('报价金额')).toHaveAccessibleDescription(/10,500 万元|1\.05 亿元/);
  await bidding.getByLabel('报价金额').fill('11,500');
  // 1.2 亿元 are asked.
  await expect(bidding.getByText(/标价的\s95\.8\s%/)).toBeVisible();
  await bidding.getByLabel('说明（选填）').fill('自有资金，一次付清');
  await bidding.getByRole('button', { name: '提交' }).click();
  await expect(bidding.getByText('大写：人民币壹亿壹仟伍佰万元整')).toBeVisible();
  await bidding.getByRole('button', { name: '确认提交' }).click();
  await expect(buyer.getByText('待答复')).toBeVisible();

  const received = owner
    .getByRole('list', { name: '意向与报价' })
    .getByRole('listitem')
    .filter({ hasText: '说明：自有资金，一次付清' });
  await expect(received).toContainText('1.15 亿元');
  await received.getByRole('button', { name: '答复' }).click();
  const answer = owner.getByRole('dialog', { name: `答复${person.name}` });
  await answer.getByText('同意', { exact: true }).click();
  await answer.getByRole('button', { name: '发送答复' }).click();
  await answer.getByRole('button', { name: '确认发送' }).click();
  await expect(received).toContainText('已接受');
  await expect(buyer.getByText(/报价已被接受。下一步：.*前与委托方约定面谈/)).toBeVisible();

  await owner.goto('/new_buy');
  await own.getByRole('button', { name: '标记成交' }).click();
  const asked = owner.getByRole('dialog', { name: '标记为已成交' });
  await asked.getByRole('button', { name: '标记成交' }).click();
  await expect(own).toContainText('已成交');
  // Over the socket, without a reload.
  await expect(buyer.getByRole('main').getByText('该项目已成交')).toBeVisible();
  await buyer.goto('/bidder_sales');
  await expect(buyer.getByRole('list', { name: '参与的项目' })).toContainText('项目已成交');
  await buyer.goto(path);
  await expect(buyer.getByRole('main').getByText('该项目已成交')).toBeVisible();
  expect(await buyer.content()).not.toContain(company);
  await stranger.goto('/sale?keyword=行星减速机');
  await expect(stranger.getByText('没有符合的项目')).toBeVisible();
  await buyerSide.close();
  await strangers.close();
});
