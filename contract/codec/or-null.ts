import * as t from 'io-ts';

/**
 * A field that may be missing: absent, null and (where the value itself is never blank) '' all read
 * as null (GAT-09).
 */
export class OrNull<A, O> extends t.Type<A | null, O | null> {
  readonly _tag = 'OrNull';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>) {
    super(
      `${type.name} or null`,
      (value): value is A | null => value === null || type.is(value),
      (input, context) => (isAbsent(input, type) ? t.success(null) : type.validate(input, context)),
      (value) => (value === null ? null : type.encode(value)),
    );
    this.type = type;
  }
}

function isAbsent(input: unknown, type: t.Mixed): boolean {
  return input === undefined || input === null || (input === '' && !type.is(''));
}

export const orNull = <A, O>(type: t.Type<A, O>): OrNull<A, O> => new OrNull(type);
