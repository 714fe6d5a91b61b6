import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as t from 'io-ts';
import { orderCalls } from '../../../../contract/order/calls';
import { payHostCalls } from '../../../../contract/payment/calls';
import type { HttpAnswer } from '../request';
import { jsonOf, type SoakMember, type SoakWorld } from '../world';
import { broken, mustBe, succeeded, together, type Race } from './race';

const goodsId = 'plan-buyer-year';
const Placed = t.type({ orderNo: t.string });
const Prepaid = t.type({ data: t.type({ mweb_url: t.string }) });

/** Places an order; '' where it is refused. */
export const place = async (world: SoakWorld, at: number, member: SoakMember, key: string) => {
  const answer = await world.call(at, orderCalls.placeAnOrder, {
    token: member.token,
    key,
    parameters: { goodsId, data: '{}' },
  });
  return { answer, orderNo: Placed.is(answer.data) ? answer.data.orderNo : '' };
};

/** The path of the cashier of a new payment of the order; '' where none was prepared. */
export const prepare = async (world: SoakWorld, at: number, member: SoakMember, orderNo: string) => {
  const { body } = await world.second(at, `${payHostCalls.h5.path}?orderNo=${orderNo}`, {
    method: 'GET',
    headers: { Authorization: `Bearer ${member.token}` },
  });
  const read = jsonOf(body);
  if (!Prepaid.is(read)) return '';
  const { pathname, search } = new URL(read.data.mweb_url);
  return `${pathname}${search}`;
};

/** Presses the cashier's button at an instance. */
export const pay = (world: SoakWorld, at: number, cashier: string): Promise<HttpAnswer> =>
  world.second(at, cashier, { method: 'POST', form: new URLSearchParams({ outcome: 'pay' }) });

/** A charge is reported within a second; a slow machine takes longer. */
const paidLimit = 20_000;

/** Waits until an instance reports the order as paid; false where it does not in time. */
export const untilPaid = async (world: SoakWorld, at: number, member: SoakMember, orderNo: string) => {
  const until = Date.now() + paidLimit;
  while (Date.now() < until) {
    const { token } = member;
    if (succeeded(await world.call(at, orderCalls.check, { token, parameters: { orderNo } }))) return true;
    await wait(50);
  }
  return false;
};

/** Most requests press the button of one payment; the others prepare a new payment of the order and press its button. */
const payment: Race = {
  name: 'payment',
  title: 'the payment of one order',
  round: async (world, round) => {
    const [member] = await world.members(1);
    if (member === undefined) return ['no member'];
    const { orderNo } = await place(world, round, member, randomUUID());
    const cashier = await prepare(world, round + 1, member, orderNo);
    if (cashier === '') return [`no payment was prepared for the order ${orderNo}`];
    const answers = await together(async (at) => {
      const used = at % 5 === 4 ? await prepare(world, at, member, orderNo) : cashier;
      return used === '' ? null : (await pay(world, at, used)).status;
    });
    const paid = await untilPaid(world, round, member, orderNo);
    return [
      ...(answers.includes(500) ? ['an answer with 500'] : []),
      ...(paid ? [] : [`the order ${orderNo} is not paid`]),
      ...mustBe(
        'charges',
        await world.figure('select count(*) from pay_charge where order_no = $1', orderNo),
        1,
      ),
      ...mustBe(
        'payments in the ledger',
        await world.figure(
          `select count(*) from order_ledger where order_no = $1 and kind = 'paid'`,
          orderNo,
        ),
        1,
      ),
      ...mustBe(
        'charges of the order',
        await world.figure('select count(*) from order_charge where order_no = $1', orderNo),
        1,
      ),
    ];
  },
};

/** One intent is sent many times, and a second one in between: each key makes one order. */
const order: Race = {
  name: 'order',
  title: 'an order for the same goods',
  round: async (world) => {
    const [member] = await world.members(1);
    if (member === undefined) return ['no member'];
    const keys = [randomUUID(), randomUUID()];
    const placed = await together(async (at) => ({
      key: at % 2,
      ...(await place(world, at, member, keys[at % 2] ?? '')),
    }));
    const numbersOf = (key: number): number =>
      new Set(placed.filter((one) => one.key === key).map(({ orderNo }) => orderNo)).size;
    const orders = await world.figure('select count(*) from member_order where account_id = $1', member.id);
    return [
      ...broken(placed.map(({ answer }) => answer)),
      ...mustBe('numbers of the first key', numbersOf(0), 1),
      ...mustBe('numbers of the second key', numbersOf(1), 1),
      ...mustBe('orders', orders, 2),
    ];
  },
};

export const orderRaces: readonly Race[] = [payment, order];
