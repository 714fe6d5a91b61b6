import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectNavigationStatus } from '../../src/application/shell/navigation/status';
import { refusals } from '../../contract/refusal/refusal';
import { answered, failing } from '../../tools/gallery/scene/answers';
import { noDeals } from '../../tools/gallery/stories/deal-counts';
import { comparedDeals } from '../../tools/gallery/stories/compared-deals';
import { dealsOf } from '../../tools/gallery/stories/deals';
import { asMember, show } from './support/show';

/** The line about conditions that the list does not use, in the words of a person. */
const dropped = async (): Promise<string> =>
  (await screen.findByText(/^链接中有 \d 个条件没有采用/)).textContent;

const tooLong = '半导体设备'.repeat(400);

test.each([
  [
    '/sale?region=cn-east,atlantis&min=9&max=1&sort=worst',
    3,
    ['金额“9–1\u202f万元”最低高于最高', '地区“atlantis”没有这一项', '排序“worst”没有这一项'],
  ],
  ['/gf?round=r-a&min=abc&within=century', 3, ['最低金额“abc”', '轮次“r-a”', '“century”']],
  ['/buy?industry=0102,moon&min=9&max=1&within=tomorrow', 3, ['“moon”', '“9–1\u202f万元”', '“tomorrow”']],
  [`/sale?keyword=${tooLong}&region=cn-east`, 1, ['关键词“半导体设备半导体设备半导体设备半导体设备…”过长']],
])('[SCR-03][VAL-06] a list names the conditions of its address that it does not use: %#', async (...row) => {
  const [address, count, parts] = row;
  await show({ ...asMember, address });
  const said = await dropped();
  expect(said).toContain(`链接中有 ${count} 个条件没有采用`);
  for (const part of parts) expect(said).toContain(part);
});

test('[SCR-02] a list without results names the condition to drop and offers a demand instead', async () => {
  const { user, flows } = await show({
    ...asMember,
    address: '/sale?industry=0102&min=1&keyword=不存在的词',
    sales: answered(dealsOf([], false)),
    dealCounts: answered(noDeals),
  });
  expect(await screen.findByText('没有符合的项目')).toBeTruthy();
  expect(await screen.findByRole('button', { name: '去掉“不存在的词”后有 12 个项目' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '发布求购需求' }).getAttribute('href')).toMatch(
    /^\/new_buy\?kind=buy&industry=0102&min=1&keyword=/,
  );
  await user.click(screen.getByRole('button', { name: '清空条件' }));
  expect(selectNavigationStatus(flows.app.navigation.getSnapshot()).address).toBe('/sale');
});

test.each([
  ['/buy/20260090', 'buyWithdrawn', '查看全部求购需求', '/buy'],
  ['/buy/20260088', 'buyExpired', '查看全部求购需求', '/buy'],
  ['/gf/soe/G20260061', 'transferUnknown', '查看全部转让项目', '/gf'],
] as const)('[SCR-02][SCR-04] %s that is over (%s) says why and leads to the others', async (...row) => {
  const [address, over, way, to] = row;
  const { code, text } = refusals[over];
  const refused = failing({ kind: 'refused', code, message: text });
  await show({ ...asMember, address, buy: refused, transfer: refused });
  const main = within(await screen.findByRole('main'));
  expect(await main.findByText(text)).toBeTruthy();
  expect(main.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
});

test.each([
  [
    'S20260418,S20260409,S20260402,X1,X2',
    3,
    '没有放入对比：1 个项目不存在或已下架，1 个项目超出 4 个的上限。',
  ],
  ['S20260418,S20260418', 1, '没有放入对比：1 个项目重复。'],
  ['S20260418,a%20b,%3Cb%3E', 1, '没有放入对比：“a b”、“<b>”不是项目编号。'],
] as const)('[MKT-11] a comparison names what it leaves out of its address: %s', async (...row) => {
  const [ids, count, says] = row;
  const compared = answered(comparedDeals.slice(0, count));
  await show({ ...asMember, address: `/sale?compare=${ids}`, compared });
  expect(await screen.findByText(says)).toBeTruthy();
  if (count === 1) expect(screen.getByText('只有一个项目，再加一个即可对比。')).toBeTruthy();
});
