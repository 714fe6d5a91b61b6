import { isNone, none, some, type Option } from 'fp-ts/Option';
import { parseDecimal, roundShifted } from './decimal';
import { WireLeaf } from '../codec/leaf';

/** The price of something, in whole 分 (1/100 元), from 0. */
export type Fen = number;

const isFen = (value: unknown): value is Fen =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);

function read(input: unknown): Option<Fen> {
  if (typeof input !== 'string' && typeof input !== 'number') return none;
  const yuan = parseDecimal(String(input));
  if (isNone(yuan) || (yuan.value.split('.')[1] ?? '').length > 2) return none;
  const fen = Number(roundShifted(yuan.value, 2));
  return isFen(fen) ? some(fen) : none;
}

/** A sum written out in 元 with both places: '2980.00', as it travels. */
export const yuanDigits = (fen: Fen): string => {
  const digits = String(fen).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Money to pay: on the wire 元 as a decimal string ('2980.00'), here whole 分. A third place is refused, never rounded. */
export const Fen = new WireLeaf<Fen, string>(
  'Fen',
  {
    types: ['string', 'number'],
    description: 'amount in 元, at most two places',
    schema: { pattern: '^(?:\\+?(?:0|[1-9][0-9]{0,13})(?:\\.[0-9]{1,2}0*)?|-0(?:\\.0+)?)$', minimum: 0 },
  },
  isFen,
  read,
  yuanDigits,
);
