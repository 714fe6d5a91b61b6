import { left, right, type Either } from 'fp-ts/Either';
import type { ListingState, ReviewState } from '../../../../contract/publication/publication';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';

/** What can happen to the text of a publication: acts of its owner, and decisions of the operator. */
export type ReviewEvent = 'saved' | 'submitted' | 'recalled' | 'removed' | 'approved' | 'rejected';

/** What can happen to the listing of a publication. */
export type ListingEvent = 'withdrawn' | 'closed' | 'restored' | 'confirmed';

/** What an event does; without a step it does nothing. */
interface Change<State, Step> {
  readonly to: State;
  readonly step: Step | null;
}

export type ReviewChange = Change<ReviewState, ReviewEvent>;
export type ListingChange = Change<ListingState, ListingEvent>;

type ReviewRow = Readonly<Record<ReviewEvent, ReviewChange | Refusal>>;
type ListingRow = Readonly<Record<ListingEvent, ListingChange | Refusal>>;

const { publicationPending, publicationDone, publicationClosed } = refusals;

/** A text outside a review; the operator finds nothing to decide. Removing leads to the listed text, if there is one. */
const own = (state: ReviewState, afterSaving: ReviewState): ReviewRow => ({
  saved: { to: afterSaving, step: 'saved' },
  submitted: { to: 'pending', step: 'submitted' },
  recalled: { to: state, step: null },
  removed: { to: 'approved', step: 'removed' },
  approved: { to: state, step: null },
  rejected: { to: state, step: null },
});

/** Every state of a review and every event. A rejected text keeps its reasons while it is saved. */
export const reviewTable: Readonly<Record<ReviewState, ReviewRow>> = {
  draft: own('draft', 'draft'),
  pending: {
    saved: publicationPending,
    submitted: { to: 'pending', step: null },
    recalled: { to: 'draft', step: 'recalled' },
    removed: publicationPending,
    approved: { to: 'approved', step: 'approved' },
    rejected: { to: 'rejected', step: 'rejected' },
  },
  rejected: own('rejected', 'rejected'),
  approved: own('approved', 'draft'),
};

const unlisted = (state: ListingState): ListingRow => ({
  withdrawn: { to: state, step: null },
  closed: { to: state, step: null },
  restored: { to: state, step: null },
  confirmed: { to: state, step: null },
});

/** Every state of a listing and every event. What the operator took down is not restored before a new approval. */
export const listingTable: Readonly<Record<ListingState, ListingRow>> = {
  none: unlisted('none'),
  listed: {
    withdrawn: { to: 'withdrawn', step: 'withdrawn' },
    closed: { to: 'closed', step: 'closed' },
    restored: { to: 'listed', step: null },
    confirmed: { to: 'listed', step: 'confirmed' },
  },
  withdrawn: { ...unlisted('withdrawn'), restored: { to: 'listed', step: 'restored' } },
  closed: {
    withdrawn: publicationDone,
    closed: { to: 'closed', step: null },
    restored: publicationClosed,
    confirmed: publicationDone,
  },
};

/** What an event does to a review, or why it is refused. */
export const reviewChange = (state: ReviewState, event: ReviewEvent): Either<Refusal, ReviewChange> => {
  const cell = reviewTable[state][event];
  return 'to' in cell ? right(cell) : left(cell);
};

/** What an event does to a listing, or why it is refused. */
export const listingChange = (state: ListingState, event: ListingEvent): Either<Refusal, ListingChange> => {
  const cell = listingTable[state][event];
  return 'to' in cell ? right(cell) : left(cell);
};

/** The review of a text that was saved; saving a text under review is refused before. */
export const reviewAfterSaving = (review: ReviewState): ReviewState => {
  const cell = reviewTable[review].saved;
  return 'to' in cell ? cell.to : review;
};
