import { amountFigure } from '../../../../contract/values/amount-figure';
import type { Decimal } from '../../../../contract/values/decimal';
import { narrowSpace } from '../../../../contract/values/digit-groups';

/** An amount in 万元 with its name: '转让价 3.2 亿元'. One that is hidden or not known is not said. */
export const sumText = (label: string, amount: Decimal | null | undefined): readonly string[] => {
  if (amount === undefined || amount === null) return [];
  const { figure, unit } = amountFigure(amount);
  return [`${label} ${figure}${narrowSpace}${unit}`];
};

/** The same of a price that is asked: null is 面议. */
export const askedText = (label: string, amount: Decimal | null | undefined): readonly string[] =>
  amount === null ? [`${label}面议`] : sumText(label, amount);

/** Growth in per cent, signed: '同比 +18.3 %'. */
export const growthText = (percent: Decimal | null): readonly string[] =>
  percent === null ? [] : [`同比 ${percent.startsWith('-') ? '' : '+'}${percent}${narrowSpace}%`];

export const filledTexts = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text !== '');
