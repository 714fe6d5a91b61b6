import { left, right, type Either } from 'fp-ts/Either';
import type { BidKind, BidState, BidStepKind } from '../../../../contract/bid/bid';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';

/** The further acts of a bidder on an open bid. */
export type PlacingEventKind =
  /** The same kind of thing again. */
  | 'placed'
  /** A sum after an interest. */
  | 'raised'
  /** Interest after a bid: a bid is withdrawn by withdrawing it, not so. */
  | 'lowered';

/** The events of an interest or a bid. */
export type BidEventKind =
  | PlacingEventKind
  /** The bidder takes an interest or a bid back. */
  | 'withdrawn'
  | 'accepted'
  | 'declined'
  | 'moreAsked';

/** What becomes of it: it moves, with an entry in its history; it stays as it is; or another one begins. */
export type BidChange =
  | { readonly kind: 'moved'; readonly to: BidState; readonly step: BidStepKind }
  | { readonly kind: 'stayed' }
  | { readonly kind: 'begun' };

type Cell = BidChange | Refusal;
type Row = Readonly<Record<BidEventKind, Cell>>;

const move = (to: BidState, step: BidStepKind): BidChange => ({ kind: 'moved', to, step });
const stayed: BidChange = { kind: 'stayed' };
const begun: BidChange = { kind: 'begun' };

const { bidPending, bidAccepted, bidAgreed, bidOver, bidAnswered } = refusals;

/** Every state and everything that can come: the whole of what a bid may do (SCR-03). */
export const bidTable: Readonly<Record<BidState, Row>> = {
  open: {
    placed: bidPending,
    raised: move('open', 'raised'),
    lowered: bidPending,
    withdrawn: move('withdrawn', 'withdrawn'),
    accepted: move('accepted', 'accepted'),
    declined: move('declined', 'declined'),
    moreAsked: move('asked', 'moreAsked'),
  },
  asked: {
    placed: move('open', 'supplemented'),
    raised: move('open', 'raised'),
    lowered: bidPending,
    withdrawn: move('withdrawn', 'withdrawn'),
    accepted: move('accepted', 'accepted'),
    declined: move('declined', 'declined'),
    moreAsked: move('asked', 'moreAsked'),
  },
  accepted: {
    placed: bidAgreed,
    raised: move('open', 'raised'),
    lowered: bidAgreed,
    withdrawn: bidAccepted,
    accepted: stayed,
    declined: move('declined', 'declined'),
    moreAsked: bidAnswered,
  },
  declined: {
    placed: begun,
    raised: begun,
    lowered: begun,
    withdrawn: bidOver,
    accepted: bidOver,
    declined: stayed,
    moreAsked: bidOver,
  },
  withdrawn: {
    placed: begun,
    raised: begun,
    lowered: begun,
    withdrawn: stayed,
    accepted: bidOver,
    declined: bidOver,
    moreAsked: bidOver,
  },
};

const isChange = (cell: Cell): cell is BidChange => 'kind' in cell;

/** What an event does to a bid in a state, or why it does nothing. */
export const bidChange = (state: BidState, event: BidEventKind): Either<Refusal, BidChange> => {
  const cell = bidTable[state][event];
  return isChange(cell) ? right(cell) : left(cell);
};

/** The event of an open bid when its bidder acts again. */
export const placingEvent = (standing: BidKind, said: BidKind): PlacingEventKind => {
  if (standing === said) return 'placed';
  return said === 'bid' ? 'raised' : 'lowered';
};

/** Whether an event needs a deal that is listed: what ends a bid does not. */
export const needsListedDeal = (event: BidEventKind): boolean =>
  event !== 'declined' && event !== 'withdrawn';
