import type { SnapshotFrom } from 'xstate';
import type { DeckFault } from './deck-context';
import type { DeckMachine } from './machine';

/** What a view sees of a presentation. */
export interface DeckStatus {
  readonly phase: 'opening' | 'drawing' | 'shown' | 'pageFailed' | 'failed' | 'refused';
  /** The page that is shown or drawn, from 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The picture of the page; null while there is none. */
  readonly address: string | null;
  readonly fault: DeckFault | null;
}

const phaseOf = (now: SnapshotFrom<DeckMachine>): DeckStatus['phase'] => {
  if (now.matches('failed')) return 'failed';
  if (now.matches('refused')) return 'refused';
  if (now.matches({ held: { open: 'shown' } })) return 'shown';
  if (now.matches({ held: { open: 'pageFailed' } }) || now.matches({ held: { open: 'pageLate' } }))
    return 'pageFailed';
  return now.matches({ held: 'open' }) ? 'drawing' : 'opening';
};

export const selectDeckStatus = (now: SnapshotFrom<DeckMachine>): DeckStatus => {
  const { page, pageCount, drawn, fault } = now.context;
  return {
    phase: phaseOf(now),
    page,
    pageCount,
    address: drawn.find((one) => one.page === page)?.address ?? null,
    fault,
  };
};
