import * as t from 'io-ts';

/** A list that may be missing: absent and null read as the empty list (GAT-09). */
export class ListOf<A, O> extends t.Type<readonly A[], readonly O[]> {
  readonly _tag = 'ListOf';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>) {
    const list = t.readonlyArray(type);
    super(
      `list of ${type.name}`,
      (value): value is readonly A[] => list.is(value),
      (input, context) =>
        input === undefined || input === null ? t.success([]) : list.validate(input, context),
      (value) => list.encode(value),
    );
    this.type = type;
  }
}

export const listOf = <A, O>(type: t.Type<A, O>): ListOf<A, O> => new ListOf(type);
