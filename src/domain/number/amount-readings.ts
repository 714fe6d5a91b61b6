import {
  amountInUnit,
  amountUnits,
  typedAmount,
  type AmountUnit,
} from '../../../contract/values/typed-amount';
import { grouped, narrowSpace } from '../../../contract/values/digit-groups';

/** An amount that is being typed, read in the two other units, exactly; none for what is no number or below zero (LAY-20). */
export const amountReadings = (text: string, unit: AmountUnit): readonly string[] => {
  const amount = typedAmount(text, unit);
  if (amount === null || amount.startsWith('-')) return [];
  return amountUnits
    .filter((other) => other !== unit)
    .map((other) => `${grouped(amountInUnit(amount, other))}${narrowSpace}${other}`);
};
