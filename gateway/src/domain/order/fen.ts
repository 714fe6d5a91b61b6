import { grouped } from '../../../../contract/values/digit-groups';

/** Money as it is counted: whole 分, from 0. */
export type Fen = number;

/** A sum in 元 with both places, as it travels: '2980.00'. */
export const yuan = (fen: Fen): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A sum as people read it: '2,980.00'. */
export const yuanText = (fen: Fen): string => grouped(yuan(fen));
