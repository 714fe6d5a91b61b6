import { rangeFigure } from '../../../../contract/values/range-text';
import { buyFor } from '../buy/disclosure';
import type { Buy } from '../buy/buy';
import { saleFor, stranger } from '../sale/disclosure';
import { fieldNames } from '../sale/field-names';
import type { HideableField, Sale } from '../sale/sale';
import { buyerTypeName, industryNames, namesOf, regionNames } from './choice-names';
import {
  askedFigure,
  bounded,
  dayText,
  firstFigures,
  spoken,
  sumFigure,
  type SheetFigure,
  type ThingSheet,
} from './share-sheet';

/** What opens with an NDA, the first two by name. */
const sealedText = (sale: Sale, hidden: readonly HideableField[]): string => {
  const names = Object.entries(fieldNames(sale)).flatMap(([field, name]) =>
    hidden.some((one) => one === field) ? [name] : [],
  );
  if (names.length === 0) return '';
  const said = names.slice(0, 2).map(bounded).join('、');
  return `${said}${names.length > 2 ? `等 ${names.length} 项` : ''}，签署NDA后可见`;
};

/** A deal of the sell side, as a stranger sees it. */
export const saleSheet = (whole: Sale): ThingSheet => {
  const { code, title, industry, region, stage, amountLabel, hidden, confirmedAt, ...sale } = saleFor(
    stranger,
    whole,
  );
  return {
    kind: bounded(`出售项目 ${code}`),
    title: bounded(title),
    facts: spoken([industry, region, stage]),
    figures: firstFigures([
      askedFigure(bounded(amountLabel), sale.amount),
      sumFigure(sale.revenueYear === '' ? '营业收入' : `${sale.revenueYear} 年营收`, sale.revenue),
      sumFigure('净利润', sale.netProfit),
      sumFigure('估值', sale.valuation),
    ]),
    sealed: sealedText(whole, hidden),
    confirmed: `${dayText(confirmedAt)}确认在售`,
    source: '信息由委托方提供，不构成投资建议',
  };
};

/** What a buyer would pay; null where the buyer keeps it. */
const budget = ({
  minAmount,
  maxAmount,
}: Partial<Pick<Buy, 'minAmount' | 'maxAmount'>>): SheetFigure | null => {
  if (minAmount === undefined || maxAmount === undefined) return null;
  const range = rangeFigure(minAmount, maxAmount);
  return range.figure === '' ? askedFigure('收购预算', null) : { name: '收购预算', ...range };
};

/** A demand, as a stranger sees it; of its buyer nothing but the type. */
export const buySheet = (whole: Buy): ThingSheet => {
  const { code, title, buyerType, industries, regions, stake, confirmedAt, hidden, ...buy } = buyFor(
    null,
    whole,
  );
  return {
    kind: bounded(`求购需求 ${code}`),
    title: bounded(title),
    facts: spoken([
      buyerTypeName(buyerType),
      namesOf(industryNames, industries, '行业不限'),
      namesOf(regionNames, regions, '地区不限'),
    ]),
    figures: firstFigures([
      budget(buy),
      stake === '' ? null : { name: '收购方式', figure: bounded(stake), unit: '' },
    ]),
    sealed: hidden.includes('amount') ? '收购预算仅买方可见' : '',
    confirmed: `${dayText(confirmedAt)}确认有效`,
    source: '信息由买方提供，不构成投资建议',
  };
};
