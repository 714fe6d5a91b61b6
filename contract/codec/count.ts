import { none, some } from 'fp-ts/Option';
import { WireLeaf } from './leaf';

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

const digits = (input: unknown): unknown =>
  typeof input === 'string' && /^[+-]?\d{1,16}$/.test(input) ? Number(input) + 0 : input;

/** How many of something: a whole number from 0; numeric strings are accepted. */
export const WireCount = new WireLeaf(
  'WireCount',
  null,
  isCount,
  (input) => {
    const value = digits(input);
    return isCount(value) ? some(Math.abs(value)) : none;
  },
  (count) => count,
);

/** A whole number, also below 0 (a place in an order); numeric strings are accepted. */
export const WireWhole = new WireLeaf(
  'WireWhole',
  null,
  isWhole,
  (input) => {
    const value = digits(input);
    return isWhole(value) ? some(value + 0) : none;
  },
  (whole) => whole,
);
