import { lengthOf, textIn, type Faults, type FormTexts } from '../../../contract/publication/form-texts';
import { stepOf, type FormPlan } from './form-plan';

/** How many characters a text may have, where it has more; else null. */
export const exceeded = ({ lengths }: FormPlan, texts: FormTexts, field: string): number | null => {
  const most = Object.hasOwn(lengths, field) ? (lengths[field]?.[1] ?? null) : null;
  return most !== null && lengthOf(textIn(texts, field)) > most ? most : null;
};

/** The faults without the missing fields: those that a form shows when it is opened again. Total and pure. */
export const faultsOfFilled = (texts: FormTexts, all: Faults): Faults =>
  Object.fromEntries(
    Object.entries(all).filter(([field, fault]) => fault !== undefined && textIn(texts, field) !== ''),
  );

/**
 * The faults that a step shows: those that were shown and still hold, and on the steps that were left
 * the faults without the missing fields. Total and pure.
 * @param all all faults that prevent the submission
 * @param shown the faults that are shown by now
 */
export const faultsAtStep = (
  plan: FormPlan,
  { texts, all, shown }: { readonly texts: FormTexts; readonly all: Faults; readonly shown: Faults },
  step: number,
): Faults => {
  const filled = faultsOfFilled(texts, all);
  return Object.fromEntries(
    Object.entries(all).filter(
      ([field]) =>
        shown[field] !== undefined || (stepOf(plan, field) !== step && filled[field] !== undefined),
    ),
  );
};

/** The numbers of the steps, from 1, that show a fault. */
export const wrongSteps = (plan: FormPlan, faults: Faults): readonly number[] => {
  const wrong = Object.keys(faults).filter((field) => faults[field] !== undefined);
  return plan.steps
    .map((_, at) => at + 1)
    .filter((step) => wrong.some((field) => stepOf(plan, field) === step));
};
