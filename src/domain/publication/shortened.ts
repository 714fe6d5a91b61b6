import { textIn, type FormTexts, type PublicationKind } from '../../../contract/publication/form-texts';
import { formPlan } from './form-plan';
import { exceeded } from './told-faults';

/** Texts of which a preview shows the beginning, and the fields that were longer than they may be. */
export interface Shortened {
  readonly texts: FormTexts;
  readonly fields: readonly string[];
}

/** Cuts what is longer than its field takes: a preview is read, whatever was put into a field. Total and pure. */
export const shortened = (kind: PublicationKind, texts: FormTexts): Shortened => {
  const plan = formPlan(kind);
  const cuts = Object.keys(plan.lengths).flatMap((field) => {
    const most = exceeded(plan, texts, field);
    return most === null ? [] : [{ field, most }];
  });
  const begun = cuts.map(({ field, most }): readonly [string, string] => [
    field,
    `${Array.from(textIn(texts, field)).slice(0, most).join('')}…`,
  ]);
  return { texts: { ...texts, ...Object.fromEntries(begun) }, fields: cuts.map(({ field }) => field) };
};
