/** One step of a deal's progress; milliseconds since 1970, null where it is not given. */
export interface Step {
  readonly name: string;
  readonly state: 'done' | 'current' | 'next';
  readonly at: number | null;
}

/** A deal's progress with the step at an index as the current one. */
export const standingAt = (steps: readonly Step[], current: number): readonly Step[] =>
  steps.map((step, place) => {
    if (place > current) return step;
    return { ...step, state: place < current ? 'done' : 'current' };
  });

/**
 * A deal's progress at a moment: the current stage is the last whose day has begun, and those before it are done.
 * Total and pure.
 * @param now milliseconds since 1970
 */
export const stepsAt = (steps: readonly Step[], now: number): readonly Step[] => {
  const reached = steps.findLastIndex(({ state, at }) => state === 'next' && at !== null && at <= now);
  return reached < 0 ? steps : standingAt(steps, reached);
};
