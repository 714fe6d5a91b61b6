import * as t from 'io-ts';

/** One field of an object, read as its value: `{num: 3}` is 3. */
export class Under<A, O> extends t.Type<A, Readonly<Record<string, O>>> {
  readonly _tag = 'Under';

  constructor(
    readonly field: string,
    readonly type: t.Type<A, O>,
  ) {
    super(
      `${type.name} under ${field}`,
      type.is,
      (input, context) => {
        const value = t.UnknownRecord.is(input) ? input[field] : undefined;
        return type.validate(value, t.appendContext(context, field, type, value));
      },
      (value) => ({ [field]: type.encode(value) }),
    );
  }
}

export const under = <A, O>(field: string, type: t.Type<A, O>): Under<A, O> => new Under(field, type);
