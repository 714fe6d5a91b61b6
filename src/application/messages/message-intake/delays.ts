/** Delays of the intake in milliseconds. */
export const intakeDelays = {
  /** When what was missed and did not come is asked for again. */
  fillAgain: 10_000,
} as const;
