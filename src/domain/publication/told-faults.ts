import { lengthOf, textIn, type Faults, type FormTexts } from '../../../contract/publication/form-texts';
import { stepOf, type FormPlan } from './form-plan';

/** How many characters a text may have, where it has more; else null. */
export const exceeded = ({ lengths }: FormPlan, texts: FormTexts, field: string): number | null => {
  const most = Object.hasOwn(lengths, field) ? (lengths[field]?.[1] ?? null) : null;
  return most !== null && lengthOf(textIn(texts, field)) > most ? most : null;
};

/** What is wrong, not what is merely missing: what a form that was left and is opened again tells. Total and pure. */
export const faultsOfFilled = (texts: FormTexts, all: Faults): Faults =>
  Object.fromEntries(
    Object.entries(all).filter(([field, fault]) => fault !== undefined && textIn(texts, field) !== ''),
  );

/**
 * What is told beside the fields once a step is shown: what was told and is still so, and on the steps that were left
 * what is wrong, not what is merely missing. Total and pure.
 * @param all everything that is in the way of handing it in
 * @param told what is told by now
 */
export const faultsAtStep = (
  plan: FormPlan,
  { texts, all, told }: { readonly texts: FormTexts; readonly all: Faults; readonly told: Faults },
  step: number,
): Faults => {
  const filled = faultsOfFilled(texts, all);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([field]) => told[field] !== undefined || (stepOf(plan, field) !== step && filled[field] !== undefined),
    ),
  );
};

/** The numbers of the steps, from 1, on which something is told to be wrong. */
export const wrongSteps = (plan: FormPlan, faults: Faults): readonly number[] => {
  const wrong = Object.keys(faults).filter((field) => faults[field] !== undefined);
  return plan.steps
    .map((_, at) => at + 1)
    .filter((step) => wrong.some((field) => stepOf(plan, field) === step));
};
