import {
  linesIn,
  textIn,
  type FormTexts,
  type PublicationKind,
} from '../../../contract/publication/form-texts';
import { highlightLimits } from '../../../contract/publication/sale-form';
import { begun } from '../text/begun';
import { formPlan } from './form-plan';
import { exceeded } from './shown-faults';

/** Texts of which a preview shows the beginning, and the fields that were longer than they may be. */
export interface Shortened {
  readonly texts: FormTexts;
  readonly fields: readonly string[];
}

/** The highlights that a page has room for, each as long as one may be; null where none is too long and none too many. */
const fewerHighlights = (texts: FormTexts): string | null => {
  const lines = linesIn(textIn(texts, 'highlights'));
  const shown = lines
    .slice(0, highlightLimits.lines)
    .map((line) => begun(line, highlightLimits.lineLength))
    .join('\n');
  return shown === lines.join('\n') ? null : shown;
};

/** Cuts a text that is longer than its field takes: a preview shows any text. Total and pure. */
export const shortened = (kind: PublicationKind, texts: FormTexts): Shortened => {
  const plan = formPlan(kind);
  const cuts = Object.keys(plan.lengths).flatMap((field) => {
    const most = exceeded(plan, texts, field);
    return most === null ? [] : [[field, begun(textIn(texts, field), most)] as const];
  });
  const highlights = kind === 'sale' ? fewerHighlights(texts) : null;
  const all = highlights === null ? cuts : [...cuts, ['highlights', highlights] as const];
  return { texts: { ...texts, ...Object.fromEntries(all) }, fields: all.map(([field]) => field) };
};
