import { standingAt, stepsAt } from '../../../../contract/sale/steps-at';
import type { ProcessStep } from './sale';

/**
 * A deal's progress after its owner announced the stages ahead again: the owner's stages are as announced, in their place or
 * at the end, and the rest stays.
 * @param ownNames the stages that owners announce
 */
export const retold = (
  kept: readonly ProcessStep[],
  announced: readonly ProcessStep[],
  ownNames: readonly string[],
  now: number,
): readonly ProcessStep[] => {
  const saidOf = (name: string) => announced.find((step) => step.name === name);
  const stayed = kept.flatMap((step) => {
    if (!ownNames.includes(step.name)) return [step];
    const said = saidOf(step.name);
    return said === undefined ? [] : [{ ...step, state: 'next' as const, at: said.at }];
  });
  const added = announced.filter(
    ({ name }) => ownNames.includes(name) && !kept.some((step) => step.name === name),
  );
  const steps = [...stayed, ...added];
  const current = steps.findIndex(({ state }) => state === 'current');
  const last = steps.findLastIndex(({ state }) => state === 'done');
  return stepsAt(current < 0 && last >= 0 ? standingAt(steps, last) : steps, now);
};
