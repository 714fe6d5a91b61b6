import { left, right, type Either } from 'fp-ts/Either';
import type { EnrolmentState } from '../../../../contract/enrolment/enrolment';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';

/** The events of an enrolment. */
export type EnrolmentEvent =
  /** The member hands the demand in, once more. */
  | 'enrolled'
  /** The member takes it back, or leaves the programme. */
  | 'withdrawn'
  | 'approved'
  /** The operator does not take it, or takes it out. */
  | 'rejected'
  /** The demand left the lists, or its owner gave the account up. */
  | 'ended';

/** What becomes of it: it moves; it stays as it is; or another one begins. */
export type EnrolmentChange =
  | { readonly kind: 'moved'; readonly to: EnrolmentState }
  | { readonly kind: 'stayed' | 'begun' };

type Cell = EnrolmentChange | Refusal;

const to = (state: EnrolmentState): EnrolmentChange => ({ kind: 'moved', to: state });
const stayed: EnrolmentChange = { kind: 'stayed' };
const begun: EnrolmentChange = { kind: 'begun' };

const { enrolmentPending, enrolmentOver } = refusals;

/** Every state and everything that can come: the whole of what an enrolment may do (SCR-02). */
export const enrolmentTable: Readonly<Record<EnrolmentState, Readonly<Record<EnrolmentEvent, Cell>>>> = {
  pending: {
    enrolled: enrolmentPending,
    withdrawn: to('withdrawn'),
    approved: to('approved'),
    rejected: to('rejected'),
    ended: to('ended'),
  },
  approved: {
    enrolled: enrolmentPending,
    withdrawn: to('withdrawn'),
    approved: stayed,
    rejected: to('rejected'),
    ended: to('ended'),
  },
  rejected: {
    enrolled: begun,
    withdrawn: enrolmentOver,
    approved: enrolmentOver,
    rejected: stayed,
    ended: stayed,
  },
  withdrawn: {
    enrolled: begun,
    withdrawn: stayed,
    approved: enrolmentOver,
    rejected: enrolmentOver,
    ended: stayed,
  },
  ended: {
    enrolled: begun,
    withdrawn: enrolmentOver,
    approved: enrolmentOver,
    rejected: enrolmentOver,
    ended: stayed,
  },
};

const isChange = (cell: Cell): cell is EnrolmentChange => 'kind' in cell;

/** What an event does to an enrolment in a state, or why it does nothing. */
export const enrolmentChange = (
  state: EnrolmentState,
  event: EnrolmentEvent,
): Either<Refusal, EnrolmentChange> => {
  const cell = enrolmentTable[state][event];
  return isChange(cell) ? right(cell) : left(cell);
};

/** How long what was taken off the lists by mistake can be put there again as it was, in milliseconds. */
const undoableMs = 60_000;

/**
 * The state of an enrolment once its demand is listed again: the same as before the demand was unlisted.
 * @param from its state before it ended
 */
export const stateOnRelisting = (from: EnrolmentState | null, endedAt: number, now: number): EnrolmentState =>
  from !== null && now - endedAt <= undoableMs ? from : 'ended';
