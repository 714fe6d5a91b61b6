import * as t from 'io-ts';

/** The field that holds a list, by whichever of its names came (contract: Answers). */
const listFields = ['list', 'rows', 'banners'] as const;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/**
 * A whole list as the wire may bring it: bare, or under one of its names; null and absent are the empty list. Read
 * bare, and written under `list`.
 */
export class WireList<A, O> extends t.Type<readonly A[], { readonly list: readonly O[] }> {
  readonly _tag = 'WireList';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>) {
    const bare = t.readonlyArray(type);
    super(
      `WireList of ${type.name}`,
      (value): value is readonly A[] => bare.is(value),
      (input, context) => {
        if (isAbsent(input)) return t.success([]);
        if (!t.UnknownRecord.is(input)) return bare.validate(input, context);
        const field = listFields.find((name) => !isAbsent(input[name]));
        if (field === undefined) return t.success([]);
        return bare.validate(input[field], t.appendContext(context, field, bare, input[field]));
      },
      (value) => ({ list: bare.encode(value) }),
    );
    this.type = type;
  }
}

export const wireList = <A, O>(type: t.Type<A, O>): WireList<A, O> => new WireList(type);
