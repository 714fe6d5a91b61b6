import { createContext } from 'react';
import type { BegunFlows } from './begin';

/** How high the rows of a list are, and how high one usually is. */
export type RowSizes = [sizes: number[], usual?: number];

/** Is written by the list that is shown; null when nobody knows. */
export interface KeptRows {
  sizes: RowSizes | null;
}

/** One stay of a page: its flows run above what is shown of it, also while that is hidden, and end with the stay. */
export interface Stay {
  /** The answers with which its flows begin, by their names. */
  readonly brought: Readonly<Record<string, unknown>>;
  /** Runs these flows, and ends those that ran before. */
  readonly run: (begun: BegunFlows) => void;
  /** What the page's list was like when it was seen last. */
  readonly rows: KeptRows;
  /** Ends what runs. @returns the answers with which it can begin again */
  readonly end: () => Readonly<Record<string, unknown>>;
}

export const stayOf = (brought: Stay['brought'], rows: KeptRows = { sizes: null }): Stay => {
  const held: { begun: BegunFlows | null } = { begun: null };
  const end = (): Stay['brought'] => {
    const { begun } = held;
    const answers = begun?.answers() ?? {};
    begun?.stop();
    held.begun = null;
    return answers;
  };
  return {
    brought,
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
