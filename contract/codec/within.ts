import * as t from 'io-ts';

/**
 * Fields on one level, or nested in one of their neighbours: `{userId}` and `{user: {userId}}` are the
 * same. A field that is missing inside is read from the outer level (contract: Answers). Written on one level.
 */
export class Within<A, O> extends t.Type<A, O> {
  readonly _tag = 'Within';
  readonly type: t.Type<A, O>;

  constructor(field: string, type: t.Type<A, O>) {
    super(
      type.name,
      (value): value is A => type.is(value),
      (input, context) => type.validate(unwrapped(input, field), context),
      (value) => type.encode(value),
    );
    this.type = type;
  }
}

function unwrapped(input: unknown, field: string): unknown {
  const inner = t.UnknownRecord.is(input) ? input[field] : undefined;
  if (!t.UnknownRecord.is(input) || !t.UnknownRecord.is(inner) || Array.isArray(inner)) return input;
  const filled = Object.entries(inner).filter(([, value]) => value !== null);
  return { ...input, ...Object.fromEntries(filled) };
}

export const within = <A, O>(field: string, type: t.Type<A, O>): Within<A, O> => new Within(field, type);
