import type { Decimal } from '../../../../contract/values/decimal';
import { rangeText } from '../../../../contract/values/range-text';
import type { Listing } from '../assistant/listing';
import { filledTexts } from '../deal/listing-texts';
import { buyerTypeName, industryNames, namesOf, regionNames } from '../share/choice-names';
import type { BuyHead } from './buy';
import { buyHeadFor } from './disclosure';

const budgetText = (min: Decimal | null, max: Decimal | null): string => {
  const range = rangeText(min, max);
  return range === '' ? '预算面议' : `预算 ${range}`;
};

/** A demand as everybody may see it; the assistant does not return what it hides, not even to its owner. */
export const buyListing = (head: BuyHead): Listing => {
  const buy = buyHeadFor(null, head);
  const { minAmount, maxAmount } = buy;
  return {
    kind: 'buy',
    id: buy.id,
    sourceType: null,
    title: buy.title,
    facts: filledTexts([
      buyerTypeName(buy.buyerType),
      namesOf(industryNames, buy.industries, '行业不限'),
      namesOf(regionNames, buy.regions, '地区不限'),
      minAmount === undefined || maxAmount === undefined ? '' : budgetText(minAmount, maxAmount),
      buy.companyName ?? '',
    ]),
    texts: [],
    sealed: [],
    openedTexts: [],
    opened: false,
  };
};
