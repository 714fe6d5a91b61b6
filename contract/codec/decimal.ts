import { none } from 'fp-ts/Option';
import { isDecimal, parseDecimal, type Decimal } from '../values/decimal';
import { WireLeaf } from './leaf';

/** A decimal number kept exactly: a numeric string (VAL-01) or a plain number; written without needless zeros. */
export const WireDecimal = new WireLeaf<Decimal>(
  'WireDecimal',
  null,
  isDecimal,
  (input) => (typeof input === 'string' || typeof input === 'number' ? parseDecimal(String(input)) : none),
  (value) => value,
);
