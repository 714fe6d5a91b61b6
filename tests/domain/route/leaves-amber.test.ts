import { expect, test } from 'vitest';
import { leavesAmber } from '../../../src/domain/route/leaves-amber';
import { matchRoute } from '../../../src/domain/route/match-route';

const leaves = (address: string): boolean => {
  const match = matchRoute(address, ['entrust']);
  return match.kind === 'matched' && leavesAmber(match.row);
};

test.each([
  ...['/', '/sale', '/sale/entrust', '/buy', '/gf', '/news', '/buy/hundred/all', '/sale/mark'],
  ...['/user', '/favorite', '/favorite/sales', '/bidder_sales', '/bidder_sales/pending'],
])('[LAY-01] %s leaves the amber to the way to publish', (address) => {
  expect(leaves(address)).toBe(true);
});

test.each([
  ...['/sale/entrust/s1', '/buy/b1', '/gf/entrust/g1', '/new_buy', '/message', '/message/m1'],
  ...['/sale/landing', '/user/info', '/pay/1', '/member/pay', '/login'],
])('[LAY-01] %s has a main action of its own', (address) => {
  expect(leaves(address)).toBe(false);
});
