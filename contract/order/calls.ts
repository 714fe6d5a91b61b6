import * as t from 'io-ts';
import { call } from '../call/call';
import { one, parameters } from '../call/parameters';
import { asJson } from '../codec/as-json';
import { commaList } from '../codec/comma-list';
import { WireId } from '../codec/id';
import { nothing } from '../codec/nothing';
import { orNull } from '../codec/or-null';
import { askedPart, wirePage } from '../codec/page';
import { WireFilledText } from '../codec/text';
import { under } from '../codec/under';
import { withDefault } from '../codec/with-default';
import { Fen } from '../values/fen';
import { InvoiceKind } from './invoice';
import { Order } from './order';
import { OrderState } from './order-state';
import { longestTaxNumber, orderBytes } from '../rules/text-limits';
import { bytesUpTo, IdText, textUpTo } from '../codec/formed-text';

const ofOrder = one('orderNo', IdText);

/** Why something is not sold to this member now. */
const whyNotSold = ['goodsUnknown', 'gradeTooLow', 'planLower', 'orderBeingPaid'] as const;

/** A write that returns only whether it succeeded. The caller reports the rest (PAY-03). */
const write = {
  method: 'POST',
  access: 'account',
  answer: nothing,
  safe: false,
  key: 'none',
  reportedBy: 'caller',
} as const;

/** The calls about a member's own orders (product.md §7); who it is comes from the token alone. */
export const orderCalls = {
  /** Whether this member may buy it now (PAY-12). */
  checkBuyGrade: call({
    ...write,
    path: '/webapp/wxPay!checkBuyGrade.action',
    parameters: one('goodsId', IdText),
    saidBy: 'resultCode',
    refusals: [...whyNotSold],
  }),
  /** Places an order and answers its number; the same key with the same parameters answers the same one. */
  placeAnOrder: call({
    ...write,
    path: '/webapp/wxPay!placeAnOrder.action',
    parameters: parameters({
      goodsId: IdText,
      /** The details sent with the order: a flat object, at most 2,000 characters. */
      data: asJson(t.readonly(t.record(t.string, t.union([t.string, t.number, t.boolean, t.null])))),
    }),
    answer: under('orderNo', WireId),
    key: 'needed',
    saidBy: 'orderNo',
    refusals: [...whyNotSold, 'ordersTooOften'],
  }),
  /** Whether an order is paid: done only when it is (PAY-04). */
  check: call({
    ...write,
    path: '/webapp/wxPay!check.action',
    parameters: ofOrder,
    saidBy: 'resultCode',
    refusals: [
      'orderUnknown',
      'orderUnpaid',
      'orderCancelled',
      'orderExpired',
      'orderRefunding',
      'orderRefunded',
    ],
  }),
  /** Cancels an order; done also for one that was cancelled before (PAY-11). */
  cancelPay: call({
    ...write,
    path: '/webapp/wxPay!cancelPay.action',
    parameters: ofOrder,
    saidBy: 'state',
    refusals: ['orderUnknown', 'orderPaid', 'orderExpired', 'orderRefunding', 'orderRefunded'],
  }),
  /** One order. */
  detail: call({
    method: 'GET',
    path: '/webapp/wxPay!detail.action',
    access: 'account',
    parameters: ofOrder,
    answer: Order,
    safe: true,
    key: 'none',
    reportedBy: 'callerWhenNotThere',
    refusals: ['orderUnknown'],
  }),
  /** Orders, the newest first; without states all of them (PAY-15). */
  list: call({
    method: 'POST',
    path: '/webapp/wxPay!orderList.action',
    access: 'account',
    parameters: parameters({ state: commaList(OrderState), ...askedPart }),
    answer: wirePage(Order),
    safe: true,
    key: 'none',
    reportedBy: 'screen',
    refusals: [],
  }),
  /**
   * Asks for the money back; repeated, it leaves the first request as it is (PAY-16). Where a rule says how much goes
   * back, the member is shown that sum first: another one is refused, with the sum of now.
   */
  saveRefund: call({
    ...write,
    path: '/webapp/wxPay!saveRefund.action',
    parameters: parameters({
      orderNo: IdText,
      reason: bytesUpTo(orderBytes.reason),
      /** The sum that the member was shown: that of `refundNow`. */
      amount: orNull(Fen),
    }),
    refusals: [
      'refundReason',
      'refundChanged',
      'ordersTooOften',
      'orderUnknown',
      'orderUnpaid',
      'orderCancelled',
      'orderExpired',
      'ticketNotRefundable',
      'ticketsUsed',
    ],
  }),
  /** Asks for an invoice (发票); the tax number counts for a company only. */
  saveInvoice: call({
    ...write,
    path: '/webapp/wxPay!saveInvoice.action',
    parameters: parameters({
      orderNo: IdText,
      kind: InvoiceKind,
      title: bytesUpTo(orderBytes.title),
      taxNumber: withDefault(textUpTo(longestTaxNumber), ''),
      email: bytesUpTo(orderBytes.email),
    }),
    refusals: [
      'invoiceTitle',
      'invoiceTaxNumber',
      'emailWrong',
      'ordersTooOften',
      'orderUnknown',
      'invoiceNotNow',
      'invoiceOther',
    ],
  }),
};

/** A code of WeChat's for the person's openId; a code is good once (PAY-08). */
export const openIdCalls = {
  /** Exchanges a code of WeChat for the openId that a payment in WeChat needs. */
  openId: call({
    ...write,
    path: '/webapp/wxPay!openId.action',
    parameters: one('code', t.string),
    answer: under('openId', WireFilledText),
    refusals: ['wechatCodeSpent', 'paymentsTooOften'],
  }),
};
