import { budgetIn, buyFaults } from '../../../contract/publication/buy-faults';
import { buyValidities, expiryOf, hiddenOfBuy, idsIn } from '../../../contract/publication/buy-form';
import { isOneOf } from '../../../contract/publication/field-faults';
import { linesIn, textIn, type FormTexts } from '../../../contract/publication/form-texts';
import { endOfDay } from '../../../contract/values/beijing-time';
import type { DealFilter } from '../../../contract/deal/deal-filter';
import type { Budget, BuyDetail } from '../buy/buy';
import { matchingFilter } from '../buy/matching-sales';
import { disclose } from '../sale/disclose';

/** A demand as everybody will see it, made of what was typed so far. */
export interface BuyPreview {
  readonly buy: BuyDetail;
  /** Whether 面议 was chosen; else a budget that is not there was not typed yet. */
  readonly isOpen: boolean;
}

const named = (texts: FormTexts) => ({
  industries: idsIn(texts, 'industries'),
  regions: idsIn(texts, 'regions'),
  rounds: idsIn(texts, 'rounds'),
});

/** When the demand ends, as others read it: by day where the buyer's name is hidden (ENT-08); null until it is chosen. */
const expiryShown = (texts: FormTexts, now: number): number | null => {
  if (!isOneOf(buyValidities, textIn(texts, 'validity'))) return null;
  const expiry = expiryOf(texts, now);
  return hiddenOfBuy(texts).includes('companyName') ? endOfDay(expiry) : expiry;
};

const nothing: Budget = { min: null, max: null };

/** The budget as it is typed; null where what is typed is none: a sum that is no number, a least over the most. */
const soundBudget = (texts: FormTexts): Budget | null => {
  const { minAmount, maxAmount } = buyFaults(texts);
  if (minAmount === undefined && maxAmount === undefined) return budgetIn(texts);
  return ['minAmount', 'maxAmount'].some((field) => textIn(texts, field) !== '') ? null : nothing;
};

/**
 * Without code and evidence, which it gets when it is approved. Total and pure.
 * @param now when it is taken to be approved, milliseconds since 1970
 */
export const buyPreview = (texts: FormTexts, now: number): BuyPreview => {
  const sealed = hiddenOfBuy(texts);
  const budget = soundBudget(texts) ?? nothing;
  const said = (name: 'companyName' | 'funding' | 'contact') =>
    disclose(name, textIn(texts, name) || null, sealed);
  return {
    isOpen: textIn(texts, 'amountKind') === 'open',
    buy: {
      id: 'preview',
      code: '',
      title: textIn(texts, 'title'),
      buyerType: textIn(texts, 'buyerType'),
      hundred: false,
      ...named(texts),
      stake: textIn(texts, 'acquiring'),
      confirmedAt: null,
      expiresAt: expiryShown(texts, now),
      companyName: said('companyName'),
      budget: disclose('amount', budget.min === null && budget.max === null ? null : budget, sealed),
      state: 'listed',
      own: false,
      wanted: linesIn(textIn(texts, 'wanted')).join('\n'),
      profile: textIn(texts, 'profile'),
      funding: said('funding'),
      contact: said('contact'),
      evidence: [],
    },
  };
};

/** The chosen conditions for deals on sale; null while the demand has no budget: nothing is counted then. */
export const wantedSales = (texts: FormTexts): DealFilter | null => {
  const budget = soundBudget(texts);
  return budget === null
    ? null
    : matchingFilter({ ...named(texts), stake: textIn(texts, 'acquiring') }, budget);
};
