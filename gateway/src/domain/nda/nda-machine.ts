import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { NdaState } from '../sale/disclosure';

/** The events of an NDA. */
export type NdaEventKind = 'signatureGiven' | 'withdrawn' | 'approved' | 'rejected' | 'termEnded';

/** The kinds of steps in the history. */
export type NdaStepKind = 'signed' | 'withdrawn' | 'approved' | 'rejected' | 'expired';

/** What becomes of an NDA; without a step nothing happened. */
export interface NdaChange {
  readonly to: NdaState;
  readonly step: NdaStepKind | null;
}

type Cell = NdaChange | Refusal;
type Row = Readonly<Record<NdaEventKind, Cell>>;

const move = (to: NdaState, step: NdaStepKind): NdaChange => ({ to, step });
const stay = (to: NdaState): NdaChange => ({ to, step: null });

const { ndaNotPending } = refusals;

/** No decision is pending; a signature may be given again. */
const open = (state: NdaState): Row => ({
  signatureGiven: move('pending', 'signed'),
  withdrawn: stay(state),
  approved: ndaNotPending,
  rejected: ndaNotPending,
  termEnded: stay(state),
});

/**
 * Every state and every event: the whole of what an NDA may do (ENT-09). A repeated event changes
 * nothing the second time.
 */
export const ndaTable: Readonly<Record<NdaState, Row>> = {
  unsigned: open('unsigned'),
  pending: {
    signatureGiven: stay('pending'),
    withdrawn: move('unsigned', 'withdrawn'),
    approved: move('signed', 'approved'),
    rejected: move('rejected', 'rejected'),
    termEnded: stay('pending'),
  },
  signed: {
    signatureGiven: stay('signed'),
    withdrawn: ndaNotPending,
    approved: stay('signed'),
    rejected: ndaNotPending,
    termEnded: move('expired', 'expired'),
  },
  rejected: { ...open('rejected'), rejected: stay('rejected') },
  expired: open('expired'),
};

const isChange = (cell: Cell): cell is NdaChange => 'to' in cell;

/** What an event does to an NDA in a state, or why it does nothing. Total and pure. */
export const ndaChange = (state: NdaState, event: NdaEventKind): Either<Refusal, NdaChange> => {
  const cell = ndaTable[state][event];
  return isChange(cell) ? right(cell) : left(cell);
};
