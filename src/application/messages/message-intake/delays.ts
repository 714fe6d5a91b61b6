/** Delays of the intake in milliseconds. */
export const intakeDelays = {
  /** Longer than a safe call with its one repetition may take (GAT-08). */
  answerLimit: 35_000,
  /** When what was missed and did not come is asked for again. */
  fillAgain: 10_000,
} as const;
