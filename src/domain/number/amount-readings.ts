import { figureText } from '../../../contract/values/amount-figure';
import { roundShifted, type Decimal } from '../../../contract/values/decimal';
import { exactIn } from '../../../contract/values/exact-amount';
import { amountUnits, typedAmount, type AmountUnit } from '../../../contract/values/typed-amount';

/** The places behind the point of a sum in 万元 down to 分 and to 元. */
const places = { 分: 6, 元: 4 } as const;
export type Fineness = keyof typeof places;

/** Whether a typed amount has decimals below the finest unit; text that is no number has none (LAY-20). */
export const isFinerThan = (text: string, unit: AmountUnit, finest: Fineness): boolean =>
  (typedAmount(text, unit)?.split('.')[1] ?? '').length > places[finest];

/** In 元: 0.01 亿, below which a figure in 亿 is little but zeros. */
const leastInYi = 1_000_000n;

/** An amount in 万元, read exactly in the units that it is not typed in (LAY-20). */
export const readingsOf = (amount: Decimal, unit: string): readonly string[] =>
  amountUnits
    .filter((other) => other !== unit && (other !== '亿元' || roundShifted(amount, 4) >= leastInYi))
    .map((other) => figureText(exactIn(amount, other)));

/** An amount that is being typed, read in the other units; none for what is no number or below zero (LAY-20). */
export const amountReadings = (text: string, unit: AmountUnit): readonly string[] => {
  const amount = typedAmount(text, unit);
  return amount === null || amount.startsWith('-') ? [] : readingsOf(amount, unit);
};
