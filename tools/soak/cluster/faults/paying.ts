import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orderCalls } from '../../../../contract/order/calls';
import { pay, place, prepare } from '../races/order-races';
import { succeeded } from '../races/race';
import type { SoakMember, SoakWorld } from '../world';

/** Longer than any program of the cluster is away, in milliseconds. */
const payLimit = 300_000;
const pauseMs = 500;

/** Asks again until there is a value, as the client does after a lost answer; null where there is none in time. */
const insisted = async <A>(ask: () => Promise<A | null>): Promise<A | null> => {
  const until = Date.now() + payLimit;
  while (Date.now() < until) {
    const got = await ask();
    if (got !== null) return got;
    await wait(pauseMs);
  }
  return null;
};

/** One member pays one order, also when answers are lost on the way; answers its number, '' where it could not be paid in time. */
export const payOnce = async (world: SoakWorld, member: SoakMember): Promise<string> => {
  const key = randomUUID();
  const orderNo = await insisted(async () => (await place(world, 0, member, key)).orderNo || null);
  if (orderNo === null) return '';
  const { token } = member;
  const paid = await insisted(async () => {
    if (succeeded(await world.call(0, orderCalls.check, { token, parameters: { orderNo } }))) return true;
    const cashier = await prepare(world, 0, member, orderNo);
    if (cashier !== '') await pay(world, 0, cashier);
    return null;
  });
  return paid === null ? '' : orderNo;
};

export interface PaymentFigures {
  readonly payments: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Compares what was paid with the books of the payment service and with the orders. */
export const judgePayments = async (
  world: SoakWorld,
  members: readonly SoakMember[],
  paid: readonly string[],
): Promise<PaymentFigures> => {
  const ids = members.map(({ id }) => id);
  const ofMembers = 'order_no in (select order_no from member_order where account_id = any($1::text[]))';
  const orders = await world.figure(
    `select count(*) from member_order where account_id = any($1::text[]) and state = 'paid'`,
    ids,
  );
  const charges = await world.figure(`select count(*) from pay_charge where ${ofMembers}`, ids);
  const entered = await world.figure(
    `select count(*) from order_ledger where kind = 'paid' and ${ofMembers}`,
    ids,
  );
  const all = await world.figure('select count(*) from member_order where account_id = any($1::text[])', ids);
  const most = Math.max(orders, charges, entered, all);
  return {
    payments: paid.length,
    lost: members.length - Math.min(paid.filter((one) => one !== '').length, orders, charges, entered),
    doubled: Math.max(0, most - members.length),
  };
};
