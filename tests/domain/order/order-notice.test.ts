import { expect, test } from 'vitest';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';
import { orderAddress } from '../../../src/domain/order/order-address';
import { concernsOrder, concernsOrders, orderOfNotice } from '../../../src/domain/order/order-notice';
import { incomingMessage } from '../../support/samples/incoming-message';

const own = 'HP202611200941207356';
const notice = (said: Partial<IncomingMessage>): IncomingMessage => ({ ...incomingMessage('通知'), ...said });

test.each<[string, boolean, IncomingMessage | null]>([
  ['its own link', true, notice({ kind: 'order', link: orderAddress(own) })],
  ['the link of another order', false, notice({ kind: 'membership', link: '/pay/HP202611200941207357' })],
  ['no link, about an order', true, notice({ kind: 'order' })],
  ['no link, about the membership', true, notice({ kind: 'membership' })],
  ['no link, of a person', false, notice({ kind: 'chat' })],
  ['no words that can be read', true, null],
])('[PAY-16] what arrives with %s concerns an order: %s', (_, concerned, message) => {
  expect(concernsOrder(own, message)).toBe(concerned);
});

test('[PAY-15] what is about orders, or about what was paid for, may have changed any order', () => {
  expect(concernsOrders(notice({ kind: 'order' }))).toBe(true);
  expect(concernsOrders(notice({ kind: 'membership' }))).toBe(true);
  expect(concernsOrders(notice({ kind: 'chat' }))).toBe(false);
  expect(concernsOrders(null)).toBe(true);
});

test('[PAY-15] a message names the order whose page it links to', () => {
  expect(orderOfNotice(notice({ kind: 'membership', link: orderAddress(own) }))).toBe(own);
  expect([notice({ link: '/pay' }), notice({ link: null }), null].map(orderOfNotice)).toEqual([
    null,
    null,
    null,
  ]);
});
