import * as t from 'io-ts';

/** A field that has a value also when it is absent or null (ENV-05). */
export class WithDefault<A, O> extends t.Type<A, O> {
  readonly _tag = 'WithDefault';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>, fallback: A) {
    super(
      type.name,
      (value): value is A => type.is(value),
      (input, context) =>
        input === undefined || input === null ? t.success(fallback) : type.validate(input, context),
      (value) => type.encode(value),
    );
    this.type = type;
  }
}

export const withDefault = <A, O>(type: t.Type<A, O>, fallback: A): WithDefault<A, O> =>
  new WithDefault(type, fallback);
