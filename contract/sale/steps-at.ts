/** One step of a deal's way; milliseconds since 1970, null where nobody said. */
export interface Step {
  readonly name: string;
  readonly state: 'done' | 'current' | 'next';
  readonly at: number | null;
}

/** A deal's way with the step at a place as where it stands. */
export const standingAt = (steps: readonly Step[], current: number): readonly Step[] =>
  steps.map((step, place) => {
    if (place > current) return step;
    return { ...step, state: place < current ? 'done' : 'current' };
  });

/**
 * A deal's way as it stands at a moment: a stage whose day has come is where it stands, and what lay before it is done.
 * Total and pure.
 * @param now milliseconds since 1970
 */
export const stepsAt = (steps: readonly Step[], now: number): readonly Step[] => {
  const reached = steps.findLastIndex(({ state, at }) => state === 'next' && at !== null && at <= now);
  return reached < 0 ? steps : standingAt(steps, reached);
};
