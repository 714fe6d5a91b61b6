import { createContext } from 'react';
import type { BegunFlows, BegunFrom } from './begin';

/** How high the rows of a list are, and how high one usually is. */
export type RowSizes = [sizes: number[], usual?: number];

/** Is written by the list that is shown; null when nobody knows. */
export interface KeptRows {
  sizes: RowSizes | null;
}

/** One stay of a page: its flows run above what is shown of it, also while that is hidden, and end with the stay. */
export interface Stay {
  readonly from: BegunFrom;
  /** Runs these flows, and ends those that ran before. */
  readonly run: (begun: BegunFlows) => void;
  /** What the page's list was like when it was seen last. */
  readonly rows: KeptRows;
  /** Ends what runs. @returns how it begins once more */
  readonly end: () => BegunFrom['again'];
}

export const stayOf = (from: BegunFrom, rows: KeptRows = { sizes: null }): Stay => {
  const held: { begun: BegunFlows | null } = { begun: null };
  const end = (): BegunFrom['again'] => {
    const { begun } = held;
    const again = begun?.again() ?? {};
    begun?.stop();
    held.begun = null;
    return again;
  };
  return {
    from,
    run: (begun) => {
      if (held.begun === begun) return;
      end();
      held.begun = begun;
      begun.start();
    },
    rows,
    end,
  };
};

/** Where a page's flows run; null where no page stands. */
export const StayContext = createContext<Stay | null>(null);
