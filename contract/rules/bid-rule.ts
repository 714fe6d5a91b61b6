import { isSome } from 'fp-ts/Option';
import { areShowable, isShowable } from './showable';
import { parseDecimal, roundShifted, type Decimal } from '../values/decimal';

/** In characters, as people count them. */
export const longestBidNote = 500;
export const longestBidWords = 200;
/** Of what must be said. */
export const shortestBidWords = 2;

/** From 1 万亿元 on, in 万元: more than any company was ever sold for. */
const tooMuch = /^\d{9}/;

/** Whether a sum in 万元 has more digits than any bid. */
export const isTooMuch = (amount: Decimal): boolean => tooMuch.test(amount);

/** What may be bid, in 万元: above zero and no finer than 元; null for any other text. */
export const bidAmount = (text: string): Decimal | null => {
  const parsed = parseDecimal(text);
  if (!isSome(parsed)) return null;
  const [, fraction = ''] = parsed.value.split('.');
  const isFit = roundShifted(parsed.value, 4) > 0n && !isTooMuch(parsed.value) && fraction.length <= 4;
  return isFit ? parsed.value : null;
};

/** Whether a bid is under the lowest that is taken; where none is named, no bid is. */
export const isBelow = (amount: Decimal, least: Decimal | null): boolean =>
  least !== null && roundShifted(amount, 4) < roundShifted(least, 4);

/** Whether a text of so many characters, trimmed, may be said: it may have lines, each of which looks as it is. */
export const isSayable = (text: string, shortest: number, longest: number): boolean => {
  const said = text.trim();
  const length = Array.from(said).length;
  return length >= shortest && length <= longest && areShowable(said);
};

/** The same of a text of one line. */
export const isSayableLine = (text: string, shortest: number, longest: number): boolean =>
  isSayable(text, shortest, longest) && isShowable(text.trim());
