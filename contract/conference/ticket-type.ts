import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireFlag } from '../codec/flag';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { WireTime } from '../codec/time';
import { withDefault } from '../codec/with-default';
import type { EventTimes } from '../event/event';
import { Fen } from '../values/fen';

/** 早鸟票, 标准票, VIP 票, 邀请票. */
export const TicketSort = t.keyof({ early: null, standard: null, vip: null, invitation: null }, 'TicketSort');
export type TicketSort = t.TypeOf<typeof TicketSort>;

export const ticketSorts: Readonly<Record<TicketSort, string>> = {
  early: '早鸟票',
  standard: '标准票',
  vip: 'VIP 票',
  invitation: '邀请票',
};

/** Until a moment, so many per cent of the price are returned. */
export const RefundStep = record({ until: WireTime, percent: WireCount }, 'RefundStep');
export type RefundStep = t.TypeOf<typeof RefundStep>;

/** The facts of a ticket type that do not change when tickets are taken. */
export const ticketTypeFields = {
  id: WireId,
  name: WireFilledText,
  sort: TicketSort,
  /** 0 is free. */
  price: Fen,
  capacity: WireCount,
  /** How many one member takes at most, those of earlier registrations included. */
  limit: WireCount,
  /** Whether the organizer reviews each registration before payment. */
  review: WireFlag,
  /** The first moment of its sale; null is that of the registration. */
  saleFrom: orNull(WireTime),
  /** The end of its sale; null is that of the registration. */
  saleUntil: orNull(WireTime),
  /** What the ticket contains. */
  includes: withDefault(WireText, ''),
  /** The earliest first; after the last one, and without any, nothing is returned. */
  refunds: listOf(RefundStep),
};

/** A ticket type with the places that are left now; held and unpaid places are taken. */
export const TicketType = record({ ...ticketTypeFields, left: WireCount }, 'TicketType');
export type TicketType = t.TypeOf<typeof TicketType>;

/**
 * Whether a ticket type can be bought. `notYet` and `over` go before `soldOut`; a conference that does not take
 * registrations has no type on sale.
 */
export type TicketSale = 'notYet' | 'onSale' | 'soldOut' | 'over';

/** What the sale of a conference's types follows from. */
export type RegistrationTimes = Pick<EventTimes, 'opensAt' | 'closesAt' | 'startsAt' | 'cancelledAt'>;

/** When the sale of a type begins and ends; the end is the first moment after it. */
export const saleTimes = (
  { saleFrom, saleUntil }: Pick<TicketType, 'saleFrom' | 'saleUntil'>,
  { opensAt, closesAt, startsAt }: RegistrationTimes,
): { readonly from: number; readonly until: number } => ({
  from: Math.max(saleFrom ?? opensAt, opensAt),
  until: Math.min(saleUntil ?? closesAt, closesAt, startsAt),
});

/** Whether a ticket type can be bought at a moment. @param now milliseconds since 1970 */
export const ticketSale = (
  type: Pick<TicketType, 'saleFrom' | 'saleUntil' | 'left'>,
  conference: RegistrationTimes,
  now: number,
): TicketSale => {
  const { from, until } = saleTimes(type, conference);
  if (conference.cancelledAt !== null || now >= until) return 'over';
  if (now < from) return 'notYet';
  return type.left === 0 ? 'soldOut' : 'onSale';
};

/** How many per cent of the price are returned at a moment. @param now milliseconds since 1970 */
export const refundPercent = (refunds: readonly RefundStep[], now: number): number =>
  refunds.find(({ until }) => now < until)?.percent ?? 0;

/** So many per cent of a sum, in whole 分, rounded down. */
export const refundOf = (amount: Fen, percent: number): Fen => Math.floor((amount * percent) / 100);
