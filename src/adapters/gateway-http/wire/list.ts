import * as t from 'io-ts';
import { record } from '../../../domain/wire/record';

/** The field that holds a list, by whichever of its names came (contract: Answers). */
const listFields = ['list', 'rows'] as const;

/** A whole list as the wire may bring it: bare, or under `list` or `rows`; read and written bare. */
export class WireList<A, O> extends t.Type<readonly A[], readonly O[]> {
  readonly _tag = 'WireList';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>) {
    const bare = t.readonlyArray(type);
    super(
      `WireList of ${type.name}`,
      (value): value is readonly A[] => bare.is(value),
      (input, context) => {
        const field = listFields.find((name) => t.UnknownRecord.is(input) && Array.isArray(input[name]));
        if (field === undefined) return bare.validate(input, context);
        const read = record({ [field]: bare }, 'Listed').validate(input, context);
        return read._tag === 'Left' ? read : t.success(read.right[field] ?? []);
      },
      (value) => bare.encode(value),
    );
    this.type = type;
  }
}

export const wireList = <A, O>(type: t.Type<A, O>): WireList<A, O> => new WireList(type);
