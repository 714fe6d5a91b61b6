import { createContext } from 'react';
import type { BegunFlows } from './begin';

/** One stay of a page: its flows run above what is shown of it, also while that is hidden, and end with the stay. */
export interface Stay {
  /** The answers with which its flows begin, by their names. */
  readonly brought: Readonly<Record<string, unknown>>;
  /** Runs these flows, and ends those that ran before. */
  readonly run: (begun: BegunFlows) => void;
  /** Ends what runs. @returns the answers with which it can begin again */
  readonly end: () => Readonly<Record<string, unknown>>;
}

export const stayOf = (brought: Stay['brought']): Stay => {
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
    end,
  };
};

/** Where a page's flows run; null where no page stands. */
export const StayContext = createContext<Stay | null>(null);
