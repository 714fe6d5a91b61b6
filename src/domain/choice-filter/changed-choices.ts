import { rangeText } from '../../../contract/values/range-text';
import { filterAmount } from '../deal-filter/amount-range';
import { choiceName, toggledChoice } from '../deal-filter/choice';
import { chosenOf, type AskedTexts, type Band, type ChoiceFilter, type ChoicePart } from './choice-filter';

/** The filter with one choice more, or less where it was chosen; a part of which one is chosen at a time changes it. */
export const withChoice = (
  asked: AskedTexts,
  { name, tree, several }: ChoicePart,
  id: string,
): AskedTexts => {
  const chosen = chosenOf(asked, name);
  if (several) return { ...asked, [name]: toggledChoice(tree, chosen, id).join(',') };
  return { ...asked, [name]: chosen.includes(id) ? '' : id };
};

/** Whether the amounts of a filter are those of a band. */
export const hasBand = (asked: AskedTexts, { min, max }: Band): boolean =>
  (asked.min ?? '') === (min ?? '') && (asked.max ?? '') === (max ?? '');

/** The filter with a band of amounts, or without an amount where it had that band. */
export const withBand = (asked: AskedTexts, band: Band): AskedTexts =>
  hasBand(asked, band)
    ? { ...asked, min: '', max: '' }
    : { ...asked, min: band.min ?? '', max: band.max ?? '' };

/** One thing that a filter asks for, and the filter without it. */
export interface ChosenWord {
  readonly word: string;
  readonly without: AskedTexts;
}

const rangeWord = ({ min = '', max = '' }: AskedTexts, bands: readonly Band[]): string =>
  bands.find((band) => hasBand({ min, max }, band))?.word ?? rangeText(filterAmount(min), filterAmount(max));

/** What a filter asks for, in the order in which it is shown; the order of the list is no condition. */
export const chosenWords = <F>(
  { parts, range }: ChoiceFilter<F>,
  asked: AskedTexts,
): readonly ChosenWord[] => [
  ...((asked.keyword ?? '') === ''
    ? []
    : [{ word: asked.keyword ?? '', without: { ...asked, keyword: '' } }]),
  ...parts.flatMap((part) =>
    chosenOf(asked, part.name).map((id) => ({
      word: choiceName(part.tree, id) ?? id,
      without: {
        ...asked,
        [part.name]: chosenOf(asked, part.name)
          .filter((other) => other !== id)
          .join(','),
      },
    })),
  ),
  ...(range === null || `${asked.min ?? ''}${asked.max ?? ''}` === ''
    ? []
    : [{ word: rangeWord(asked, range.bands), without: { ...asked, min: '', max: '' } }]),
];

/** The same order without any condition. */
export const withoutConditions = ({ sort = '' }: AskedTexts): AskedTexts => ({ sort });
