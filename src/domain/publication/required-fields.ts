import type { FormTexts, PublicationKind } from '../../../contract/publication/form-texts';
import { formPlan, type FormGiven } from './form-plan';

/** On these it depends which others must be filled in. */
const deciding = ['dealForm', 'amountKind'];

/** One of two that may each be left out. */
const eitherOf = 'minAmount';

/** The fields without a default that must be filled in, by the chosen form of the deal. */
export const requiredFields = (
  kind: PublicationKind,
  texts: FormTexts,
  given: FormGiven,
): ReadonlySet<string> => {
  const { faults, blank, alwaysRequired } = formPlan(kind);
  const untouched = blank(given.year);
  const chosen = deciding.map((field) => [field, texts[field] ?? ''] as const);
  const missing = faults({ ...untouched, ...Object.fromEntries(chosen) }, given);
  const wanted = Object.keys(missing).filter((field) => missing[field] !== undefined && field !== eitherOf);
  return new Set([...wanted, ...alwaysRequired]);
};
