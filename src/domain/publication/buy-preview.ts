import { budgetIn, buyFaults } from '../../../contract/publication/buy-faults';
import { hiddenOfBuy, idsIn } from '../../../contract/publication/buy-form';
import { linesIn, textIn, type FormTexts } from '../../../contract/publication/form-texts';
import type { DealFilter } from '../../../contract/deal/deal-filter';
import type { Budget } from '../buy/buy';
import { buyerTypeName, namesIn } from '../buy/buy-words';
import { matchingFilter } from '../buy/matching-sales';
import { industryChoices, regionChoices, roundChoices } from '../deal-filter/choice';
import type { Disclosure } from '../sale/disclosure';

/** A demand as everybody will see it, made of what was typed so far. */
export interface BuyPreview {
  readonly title: string;
  /** Type of buyer, industries, regions and rounds. */
  readonly words: readonly string[];
  readonly budget: Disclosure<Budget>;
  readonly acquiring: string;
  readonly wanted: readonly string[];
  readonly profile: string;
  readonly companyName: Disclosure<string>;
  readonly funding: Disclosure<string>;
  readonly contact: Disclosure<string>;
}

const named = (texts: FormTexts) => ({
  industries: idsIn(texts, 'industries'),
  regions: idsIn(texts, 'regions'),
  rounds: idsIn(texts, 'rounds'),
});

export const buyPreview = (texts: FormTexts): BuyPreview => {
  const hidden = hiddenOfBuy(texts);
  const { industries, regions, rounds } = named(texts);
  const shown = (name: 'companyName' | 'funding' | 'contact'): Disclosure<string> => {
    if (hidden.includes(name)) return { kind: 'hidden' };
    const value = textIn(texts, name);
    return value === '' ? { kind: 'absent' } : { kind: 'shown', value };
  };
  const budget = budgetIn(texts);
  const isOpen = budget.min === null && budget.max === null;
  const type = textIn(texts, 'buyerType');
  return {
    title: textIn(texts, 'title'),
    words: [
      ...(type === '' ? [] : [buyerTypeName(type)]),
      ...namesIn(industryChoices, industries),
      ...namesIn(regionChoices, regions),
      ...namesIn(roundChoices, rounds),
    ],
    budget: hidden.includes('amount')
      ? { kind: 'hidden' }
      : isOpen
        ? { kind: 'absent' }
        : { kind: 'shown', value: budget },
    acquiring: textIn(texts, 'acquiring'),
    wanted: linesIn(textIn(texts, 'wanted')),
    profile: textIn(texts, 'profile'),
    companyName: shown('companyName'),
    funding: shown('funding'),
    contact: shown('contact'),
  };
};

const nothing: Budget = { min: null, max: null };

/** What the demand asks of deals on sale, as far as it was chosen; a range that is none is no condition. */
export const wantedSales = (texts: FormTexts): DealFilter => {
  const { minAmount, maxAmount } = buyFaults(texts);
  return matchingFilter(named(texts), minAmount || maxAmount ? nothing : budgetIn(texts));
};
