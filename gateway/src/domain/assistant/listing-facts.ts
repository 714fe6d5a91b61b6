import { isSome } from 'fp-ts/Option';
import { amountFigure } from '../../../../contract/values/amount-figure';
import { parseDecimal } from '../../../../contract/values/decimal';
import { narrowSpace } from '../../../../contract/values/digit-groups';
import { rangeText } from '../../../../contract/values/range-text';
import { buyHeadFor } from '../buy/disclosure';
import type { BuyHead } from '../buy/buy';
import { saleFor, type Viewer } from '../sale/disclosure';
import { fieldNames } from '../sale/field-names';
import type { Sale } from '../sale/sale';
import { buyerTypeName, industryNames, namesOf, regionNames } from '../share/choice-names';
import type { TransferHead } from '../transfer/transfer';
import type { Listing } from './listing';
import { hiddenTexts } from './opened-words';

const sum = (label: string, amount: string | null | undefined): readonly string[] => {
  if (amount === undefined || amount === '') return [];
  if (amount === null) return [`${label}面议`];
  const read = parseDecimal(amount);
  if (!isSome(read)) return [];
  const { figure, unit } = amountFigure(read.value);
  return [`${label} ${figure}${narrowSpace}${unit}`];
};

const said = (words: readonly string[]): readonly string[] => words.filter((word) => word !== '');

const growth = (percent: string | null): readonly string[] => {
  if (percent === null || percent === '') return [];
  return [`同比 ${percent.startsWith('-') ? '' : '+'}${percent.replace(/^\+/, '')}${narrowSpace}%`];
};

/** A deal on sale as this viewer may see it. */
export const saleListing = (viewer: Viewer, whole: Sale): Listing => {
  const seen = saleFor(viewer, whole);
  const { id, sourceType, title, industry, region, stage, amountLabel, ...sale } = seen;
  const { revenue, revenueYear, revenueGrowth, hidden } = sale;
  const names = fieldNames(whole);
  const opened = hiddenTexts(whole).filter(({ field }) => Object.hasOwn(seen, field));
  return {
    ...{ kind: 'sale', id, sourceType, title },
    facts: [
      ...said([region, industry, stage]),
      ...sum(amountLabel, sale.amount),
      ...sum(revenueYear === '' ? '营业收入' : `${revenueYear} 年营收`, revenue),
      ...growth(revenueGrowth),
      ...sum('净利润', sale.netProfit),
      ...(sale.valuation === null ? [] : sum('估值', sale.valuation)),
    ],
    texts: said([
      sale.teaser,
      ...sale.highlights,
      sale.companyName ?? '',
      sale.customers ?? '',
      sale.reason ?? '',
    ]),
    sealed: hidden.map((field) => names[field]),
    openedTexts: opened.map(({ field, text }) => `${names[field]}：${text}`),
    opened: whole.hidden.some((field) => !hidden.includes(field)),
  };
};

/** A demand as everybody may see it; not even its owner is told by the assistant what it hides. */
export const buyListing = (head: BuyHead): Listing => {
  const buy = buyHeadFor(null, head);
  const { minAmount: min, maxAmount: max } = buy;
  const budget = (() => {
    if (min === undefined || max === undefined) return [];
    const [least, most] = [min, max].map((end) => {
      const read = end === null ? null : parseDecimal(end);
      return read !== null && isSome(read) ? read.value : null;
    });
    const range = rangeText(least ?? null, most ?? null);
    return [range === '' ? '预算面议' : `预算 ${range}`];
  })();
  return {
    ...{ kind: 'buy', id: buy.id, sourceType: null, title: buy.title },
    facts: said([
      buyerTypeName(buy.buyerType),
      namesOf(industryNames, buy.industries, '行业不限'),
      namesOf(regionNames, buy.regions, '地区不限'),
      ...budget,
      buy.companyName ?? '',
    ]),
    texts: [],
    sealed: [],
    openedTexts: [],
    opened: false,
  };
};

/** A company that is divided into no shares: what is sold of it is 股权. */
const isLimited = /有限责任公司|(?<!股份)有限公司/u;

/** A share transfer, of which everybody sees all. */
export const transferListing = (transfer: TransferHead): Listing => {
  const { id, sourceType, title, company, market, industry, region, stake, year } = transfer;
  return {
    ...{ kind: 'transfer', id, sourceType, title },
    facts: [
      ...said([company, region, industry, market]),
      ...(stake === '' ? [] : [`转让 ${stake}${narrowSpace}% ${isLimited.test(company) ? '股权' : '股份'}`]),
      ...sum('转让价', transfer.amount),
      ...(transfer.valuation === null ? [] : sum('估值', transfer.valuation)),
      ...(transfer.revenue === null ? [] : sum(`${year === null ? '' : `${year} 年`}营收`, transfer.revenue)),
      ...(transfer.netProfit === null ? [] : sum('净利润', transfer.netProfit)),
    ],
    texts: [],
    sealed: [],
    openedTexts: [],
    opened: false,
  };
};
