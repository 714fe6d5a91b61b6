import { isSome } from 'fp-ts/Option';
import { parseDecimal, type Decimal } from '../../../contract/values/decimal';

/** A decimal from its text, for tests that know it is one. */
export function decimal(text: string): Decimal {
  const read = parseDecimal(text);
  if (isSome(read)) return read.value;
  throw new Error(`${text} is no numeric string`);
}
