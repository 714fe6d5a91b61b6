import type { ProcessStep } from './sale';

const standing = (steps: readonly ProcessStep[], current: number): readonly ProcessStep[] =>
  steps.map((step, place) => {
    if (place > current) return step;
    return { ...step, state: place < current ? 'done' : 'current' };
  });

/**
 * A deal's way as it stands at a moment: a stage whose day has come is where it stands, and what lay before it is done.
 * Total and pure.
 * @param now milliseconds since 1970
 */
export const stepsAt = (steps: readonly ProcessStep[], now: number): readonly ProcessStep[] => {
  const reached = steps.findLastIndex(({ state, at }) => state === 'next' && at !== null && at <= now);
  return reached < 0 ? steps : standing(steps, reached);
};

/**
 * A deal's way after its owner told anew of the stages ahead: what is theirs to tell stands as they say, in its place or
 * at the end, and the rest stays.
 * @param ownNames the stages of which owners tell
 */
export const retold = (
  kept: readonly ProcessStep[],
  told: readonly ProcessStep[],
  ownNames: readonly string[],
  now: number,
): readonly ProcessStep[] => {
  const saidOf = (name: string) => told.find((step) => step.name === name);
  const stayed = kept.flatMap((step) => {
    if (!ownNames.includes(step.name)) return [step];
    const said = saidOf(step.name);
    return said === undefined ? [] : [{ ...step, state: 'next' as const, at: said.at }];
  });
  const added = told.filter(
    ({ name }) => ownNames.includes(name) && !kept.some((step) => step.name === name),
  );
  const steps = [...stayed, ...added];
  const current = steps.findIndex(({ state }) => state === 'current');
  const last = steps.findLastIndex(({ state }) => state === 'done');
  return stepsAt(current < 0 && last >= 0 ? standing(steps, last) : steps, now);
};
