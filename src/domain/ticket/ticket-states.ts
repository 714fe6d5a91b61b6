import { isEventAhead } from '../../../contract/event/event-state';
import type { Ticket, TicketState } from '../../../contract/ticket/ticket';

/** The words of the states, as lists and pages show them. */
export const ticketStates: Readonly<Record<TicketState, string>> = {
  pending: '待审核',
  toPay: '待支付',
  valid: '待参会',
  checkedIn: '已签到',
  transferred: '已转赠',
  refunded: '已退',
  cancelled: '已取消',
  void: '已作废',
};

/**
 * The state of a ticket as it is shown at a moment: one whose place was held until then is void, before the gateway says so.
 * @param now milliseconds since 1970, by the server's clock
 */
export const ticketStateAt = (
  { state, payBy }: { readonly state: TicketState; readonly payBy: number | null },
  now: number,
): TicketState => (state === 'toPay' && payBy !== null && now >= payBy ? 'void' : state);

const comingStates: readonly TicketState[] = ['pending', 'toPay', 'valid'];

/** Whether the attendee of a ticket is still to come, or may still become one. */
export const isComing = (
  of: { readonly state: TicketState; readonly payBy: number | null },
  now: number,
): boolean => comingStates.includes(ticketStateAt(of, now));

/** Whether a ticket can go into a calendar: its attendee is to come, and its conference is ahead. */
export const isForCalendar = (
  of: { readonly state: TicketState; readonly payBy: number | null; readonly startsAt: number },
  now: number,
): boolean => isComing(of, now) && isEventAhead({ startsAt: of.startsAt, cancelledAt: null }, now);

/** The states in their order, as a filter names them. */
export const ticketStateNames: readonly TicketState[] = [
  'pending',
  'toPay',
  'valid',
  'checkedIn',
  'transferred',
  'refunded',
  'cancelled',
  'void',
];

/** The state that an address names; null for all, and for any other text. */
export const ticketStateIn = (search: string): TicketState | null => {
  const asked = new URLSearchParams(search).get('state');
  return ticketStateNames.find((state) => state === asked) ?? null;
};

/** The address of the member's own tickets, of one state where one is named. */
export const ownTicketsAddress = (state: TicketState | null): string =>
  `/user/conf${state === null ? '' : `?state=${state}`}`;

/** A ticket number as it is read: '4829 1330 5716'. */
export const ticketNumberText = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The address of a ticket's page. */
export const ticketAddress = ({ number }: Pick<Ticket, 'number'>): string => `/user/conf/${number}`;

/** The address of the page that shows what became of a registration. */
export const registrationAddress = (registrationId: string): string =>
  `/conf/success?registration=${registrationId}`;
