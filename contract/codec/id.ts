import { none, some } from 'fp-ts/Option';
import { isId } from '../values/id';
import { WireLeaf } from './leaf';

const isWireId = (value: unknown): value is string => typeof value === 'string' && isId(value);

/** An id: 1 to 64 of A–Z a–z 0–9 _ - (RTE-03); whole numbers are accepted. */
export const WireId = new WireLeaf(
  'WireId',
  null,
  isWireId,
  (input) => {
    const text =
      typeof input === 'number' && Number.isSafeInteger(input) && input >= 0 ? String(input) : input;
    return isWireId(text) ? some(text) : none;
  },
  (id) => id,
);
