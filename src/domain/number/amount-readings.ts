import {
  amountInUnit,
  amountUnits,
  typedAmount,
  type AmountUnit,
} from '../../../contract/values/typed-amount';
import { grouped, narrowSpace } from '../../../contract/values/digit-groups';

/** The places behind the point of a sum in 万元 down to 分 and to 元. */
const places = { 分: 6, 元: 4 } as const;
export type Fineness = keyof typeof places;

/** Whether a typed amount has places below the finest that is taken; what is no number has none (LAY-20). */
export const isFinerThan = (text: string, unit: AmountUnit, finest: Fineness): boolean =>
  (typedAmount(text, unit)?.split('.')[1] ?? '').length > places[finest];

/** An amount that is being typed, read in the two other units, exactly; none for what is no number or below zero (LAY-20). */
export const amountReadings = (text: string, unit: AmountUnit): readonly string[] => {
  const amount = typedAmount(text, unit);
  if (amount === null || amount.startsWith('-')) return [];
  return amountUnits
    .filter((other) => other !== unit)
    .map((other) => `${grouped(amountInUnit(amount, other))}${narrowSpace}${other}`);
};
