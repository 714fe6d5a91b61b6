/** Delays of a conversation in milliseconds. */
export const threadDelays = {
  /** Longer than two safe calls with their repetitions may take (GAT-08). */
  askLimit: 70_000,
  /** After so long what was missed is asked for again. */
  behindPause: 10_000,
} as const;
