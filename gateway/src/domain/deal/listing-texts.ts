import { isSome } from 'fp-ts/Option';
import { amountFigure } from '../../../../contract/values/amount-figure';
import { parseDecimal } from '../../../../contract/values/decimal';
import { narrowSpace } from '../../../../contract/values/digit-groups';

/** An amount in 万元 with its name: '转让价 3.2 亿元'. Null is 面议; an absent one is not said. */
export const sumText = (label: string, amount: string | null | undefined): readonly string[] => {
  if (amount === undefined || amount === '') return [];
  if (amount === null) return [`${label}面议`];
  const read = parseDecimal(amount);
  if (!isSome(read)) return [];
  const { figure, unit } = amountFigure(read.value);
  return [`${label} ${figure}${narrowSpace}${unit}`];
};

/** Growth in per cent, signed: '同比 +18.3 %'. */
export const growthText = (percent: string | null): readonly string[] => {
  if (percent === null || percent === '') return [];
  return [`同比 ${percent.startsWith('-') ? '' : '+'}${percent.replace(/^\+/, '')}${narrowSpace}%`];
};

export const filledTexts = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text !== '');
