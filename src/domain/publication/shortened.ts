import {
  linesIn,
  textIn,
  type FormTexts,
  type PublicationKind,
} from '../../../contract/publication/form-texts';
import { ellipsize } from '../text/ellipsize';
import { formPlan } from './form-plan';
import { exceeded } from './shown-faults';

/** Texts of which a preview shows the beginning, and the fields that were longer than they may be. */
export interface Shortened {
  readonly texts: FormTexts;
  readonly fields: readonly string[];
}

/** The lines that a page has room for, each as long as one may be; null where none is too long and none too many. */
const fewerLines = (
  text: string,
  limits: { readonly lines: number; readonly lineLength: number },
): string | null => {
  const lines = linesIn(text);
  const shown = lines
    .slice(0, limits.lines)
    .map((line) => ellipsize(line, limits.lineLength))
    .join('\n');
  return shown === lines.join('\n') ? null : shown;
};

/** Cuts a text that is longer than its field takes: a preview shows any text. Total and pure. */
export const shortened = (kind: PublicationKind, texts: FormTexts): Shortened => {
  const plan = formPlan(kind);
  const cuts = Object.keys(plan.lengths).flatMap((field) => {
    const most = exceeded(plan, texts, field);
    return most === null ? [] : [[field, ellipsize(textIn(texts, field), most)] as const];
  });
  const fewer = Object.entries(plan.lineLimits).flatMap(([field, limits]) => {
    const lines = fewerLines(textIn(texts, field), limits);
    return lines === null ? [] : [[field, lines] as const];
  });
  const all = [...cuts, ...fewer];
  return { texts: { ...texts, ...Object.fromEntries(all) }, fields: all.map(([field]) => field) };
};
