import type { FilterQuery } from '../../../domain/deal/deal-query';
import type { DealPlace } from '../../../domain/deal/deal-place';
import { askedSign } from './asked-sign';
import { signedMark, type ListMark } from './list-part';

const placePattern = /^(-?\d{1,16}(?:\.\d{1,8})?)~([A-Za-z0-9_-]{1,64})$/;

const placeIn = (text: string): DealPlace | null => {
  const [, value, id] = placePattern.exec(text) ?? [];
  return value === undefined || id === undefined ? null : { value, id };
};

/** @param sign begins every cursor of the list; its places are a value and a deal's id */
export const placeMark = (sign: string): ListMark<DealPlace> =>
  signedMark(sign, placeIn, ({ value, id }) => `${value}~${id}`);

/**
 * How the places of one list of deals are written: with a sign of what was asked for, so that a place of another
 * filter or another order is refused. When a confirmation had to be has no part in it, for it moves with the clock.
 */
export const dealMark = (letter: string, { confirmedSince, ...query }: FilterQuery): ListMark<DealPlace> =>
  placeMark(askedSign(letter, [query, confirmedSince === null]));
