import type { Listing } from '../assistant/listing';
import { askedText, filledTexts, growthText, sumText } from '../deal/listing-texts';
import { saleFor, type Viewer } from './disclosure';
import { fieldNames } from './field-names';
import type { HideableField, Sale } from './sale';

/** What a deal says in words where it hides it. */
const textsOf: Readonly<Partial<Record<HideableField, (sale: Sale) => string>>> = {
  companyName: ({ companyName }) => companyName,
  customers: ({ customers }) => customers,
  reason: ({ reason }) => reason,
  documents: ({ documents }) => documents.map(({ name }) => name).join('、'),
};

/** A deal on sale as this viewer may see it. */
export const saleListing = (viewer: Viewer, whole: Sale): Listing => {
  const seen = saleFor(viewer, whole);
  const { id, sourceType, title, industry, region, stage, revenueYear, hidden } = seen;
  const names = fieldNames(whole);
  const opened = whole.hidden.filter((field) => Object.hasOwn(seen, field));
  return {
    kind: 'sale',
    id,
    sourceType,
    title,
    facts: [
      ...filledTexts([region, industry, stage]),
      ...askedText(seen.amountLabel, seen.amount),
      ...sumText(revenueYear === '' ? '营业收入' : `${revenueYear} 年营收`, seen.revenue),
      ...growthText(seen.revenueGrowth),
      ...sumText('净利润', seen.netProfit),
      ...sumText('估值', seen.valuation),
    ],
    texts: filledTexts([
      seen.teaser,
      ...seen.highlights,
      seen.companyName ?? '',
      seen.customers ?? '',
      seen.reason ?? '',
    ]),
    sealed: hidden.map((field) => names[field]),
    openedTexts: opened.flatMap((field) => {
      const text = textsOf[field]?.(whole) ?? '';
      return text === '' ? [] : [`${names[field]}：${text}`];
    }),
    opened: opened.length > 0,
  };
};
