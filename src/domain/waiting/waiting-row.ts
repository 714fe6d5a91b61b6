import type { Waiting, WaitingKind } from '../../../contract/waiting/waiting';
import { chatPath } from '../chat/chat-addresses';
import { addressOf } from '../../../contract/kind/address';
import { orderAddress } from '../order/order-address';
import { publicationsPath } from '../publication/demand-address';
import { formAddress } from '../publication/form-address';
import { beijingDayOf } from '../time/beijing-day';
import { dayMs } from '../../../contract/values/duration';

/** A row with three days or less to its deadline is marked (look.md §9). */
const soonMs = 3 * dayMs;

/** How near the deadline of a row is, and what is left of it in milliseconds. */
export type TimeLeft =
  | { readonly kind: 'open' }
  | { readonly kind: 'overdue' }
  | { readonly kind: 'soon' | 'later'; readonly ms: number };

/** @param now milliseconds since 1970 by the server's clock */
export const timeLeft = ({ until }: Pick<Waiting, 'until'>, now: number): TimeLeft => {
  if (until === null) return { kind: 'open' };
  const ms = until - now;
  if (ms <= 0) return { kind: 'overdue' };
  return { kind: ms <= soonMs ? 'soon' : 'later', ms };
};

const dealPage = ({ deal }: Waiting): string => (deal === null ? '/bidder_sales' : addressOf('sale', deal));

/** The page on which a row is done, by its kind. */
const addresses: { readonly [Kind in WaitingKind]: (row: Waiting) => string } = {
  orderUnpaid: ({ id }) => orderAddress(id),
  ndaToReview: dealPage,
  bidToAnswer: dealPage,
  bidToSupplement: dealPage,
  bidToPlace: dealPage,
  meetingToArrange: (row) => (row.peer === null ? dealPage(row) : chatPath(row.peer)),
  ndaToSign: dealPage,
  ndaToRenew: dealPage,
  ndaRejected: dealPage,
  publicationRejected: ({ id, side }) =>
    side === null ? publicationsPath : formAddress({ kind: side, id, step: 1, field: null }),
  publicationToConfirm: () => publicationsPath,
  messageToAnswer: ({ id }) => chatPath(id),
  verificationMissing: () => '/user/auditLogin',
  verificationRejected: () => '/user/underReview',
  verificationToUpgrade: () => '/user/auditLogin',
  membershipEnding: ({ id }) => `/member/pay?plan=${encodeURIComponent(id)}`,
};

/** The address of the page on which a row is done (DSK-05). */
export const waitingAddress = (row: Waiting): string => addresses[row.kind](row);

/** Kinds of which nothing is left to do after their deadline. */
const endsByTime: ReadonlySet<WaitingKind> = new Set(['orderUnpaid', 'meetingToArrange', 'membershipEnding']);

/** The rows that still wait at a moment: time alone ends some of them before the list is read again. */
export const stillWaiting = (rows: readonly Waiting[], now: number): readonly Waiting[] =>
  rows.filter((row) => !(endsByTime.has(row.kind) && timeLeft(row, now).kind === 'overdue'));

/** Under which heading a row is: by the days to its deadline in Beijing. */
export type WaitingGroup = 'overdue' | 'today' | 'threeDays' | 'later';

const groupOf = (row: Waiting, now: number): WaitingGroup => {
  const left = timeLeft(row, now);
  if (left.kind === 'open' || row.until === null) return 'later';
  if (left.kind === 'overdue') return 'overdue';
  if (beijingDayOf(row.until) === beijingDayOf(now)) return 'today';
  return left.kind === 'soon' ? 'threeDays' : 'later';
};

const groups: readonly WaitingGroup[] = ['overdue', 'today', 'threeDays', 'later'];

/** The rows under their headings, in the order of the list; headings without rows are left out. */
export const waitingGroups = (
  rows: readonly Waiting[],
  now: number,
): readonly { readonly group: WaitingGroup; readonly rows: readonly Waiting[] }[] =>
  groups
    .map((group) => ({ group, rows: rows.filter((row) => groupOf(row, now) === group) }))
    .filter((each) => each.rows.length > 0);
