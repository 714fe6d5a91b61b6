import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { fieldName } from '../../../contract/codec/field-name';
import { WireList } from '../../../contract/codec/list';
import { WirePage } from '../../../contract/codec/page';

/** Which rows of which arrays do not decode. */
type Faults = Map<readonly unknown[], Set<number>>;

/** The decoded rows, and the dropped ones, each with the field that did not decode. */
export interface ReadWithout<A> {
  readonly value: A;
  readonly leftOut: readonly string[];
}

/** The innermost row that an error lies in: its array and its place there; null where it lies in none. */
function rowOf({ context }: t.ValidationError): readonly [readonly unknown[], number] | null {
  for (let place = context.length - 1; place > 0; place -= 1) {
    const list: unknown = context[place - 1]?.actual;
    const index = Number(context[place]?.key);
    if (Array.isArray(list) && Number.isInteger(index) && list[index] === context[place]?.actual)
      return [list, index];
  }
  return null;
}

function faultsOf(errors: t.Errors): Faults | null {
  const faults: Faults = new Map();
  for (const error of errors) {
    const row = rowOf(error);
    if (row === null) return null;
    faults.set(row[0], (faults.get(row[0]) ?? new Set()).add(row[1]));
  }
  return faults;
}

/** The same value without those rows. */
function without(value: unknown, faults: Faults): unknown {
  if (Array.isArray(value)) {
    const rows: readonly unknown[] = value;
    const faulty = faults.get(rows);
    return rows.filter((_, index) => faulty?.has(index) !== true).map((row) => without(row, faults));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, without(field, faults)]));
}

const isList = (codec: unknown): boolean => codec instanceof WireList || codec instanceof WirePage;
const isEmpty = (value: unknown): boolean => {
  const rows: unknown = typeof value === 'object' && value !== null && 'list' in value ? value.list : value;
  return Array.isArray(rows) && rows.length === 0;
};

/**
 * Decodes what came, without the rows that do not decode: one that a server spells otherwise takes nothing from the
 * others (GAT-09). Left where something else does not fit, and where no row of a whole list does.
 */
export function decodeLeavingOut<A>(
  codec: t.Decoder<unknown, A>,
  input: unknown,
): E.Either<t.Errors, ReadWithout<A>> {
  const whole = codec.decode(input);
  if (E.isRight(whole)) return E.right({ value: whole.right, leftOut: [] });
  const faults = faultsOf(whole.left);
  if (faults === null) return whole;
  const rest = codec.decode(without(input, faults));
  if (E.isLeft(rest) || (isList(codec) && isEmpty(rest.right))) return whole;
  return E.right({ value: rest.right, leftOut: whole.left.map((error) => fieldName([error], '')) });
}
