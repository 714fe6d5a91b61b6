import type { Amount } from '../number/amount';
import { amountInUnit, type AmountUnit } from '../../../contract/values/typed-amount';

/** An amount for people, with nothing of it rounded away. */
export interface ExactFigure {
  readonly figure: string;
  readonly unit: AmountUnit;
}

const grouped = (text: string): string => {
  const [whole = '', fraction] = text.split('.');
  const figure = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? figure : `${figure}.${fraction}`;
};

/** An amount in 万元 in a unit, exactly. */
export const exactIn = (amount: Amount, unit: AmountUnit): ExactFigure => ({
  figure: grouped(amountInUnit(amount, unit)),
  unit,
});

/** An amount exactly, in 万元, or in 元 where it is under one 万. */
export const exactFigure = (amount: Amount): ExactFigure =>
  exactIn(amount, amount.startsWith('0') ? '元' : '万元');
