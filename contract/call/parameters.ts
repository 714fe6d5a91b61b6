import * as t from 'io-ts';

/** What goes with a call: texts by name. */
export type WireParameters = Readonly<Record<string, string>>;

const texts = (fields: Readonly<Record<string, unknown>>): WireParameters =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );

/**
 * Parameters by name, each a text, a number or null; null is not sent, and what was not sent is read as absent.
 * Others that came are dropped.
 */
export class Parameters<F extends t.Props> extends t.Type<Readonly<t.TypeOfProps<F>>, WireParameters> {
  readonly _tag = 'Parameters';

  constructor(readonly fields: F) {
    const given = t.exact(t.type(fields));
    super(
      'Parameters',
      given.is,
      (input, context) => given.validate(input, context),
      (value) => texts(given.encode(value)),
    );
  }
}

export const parameters = <F extends t.Props>(fields: F): Parameters<F> => new Parameters(fields);

/** A call with one parameter, which is its value. */
export class OneParameter<A> extends t.Type<A, WireParameters> {
  readonly _tag = 'OneParameter';

  constructor(
    readonly field: string,
    readonly type: t.Type<A, string>,
  ) {
    super(
      field,
      type.is,
      (input, context) => {
        const value = t.UnknownRecord.is(input) ? input[field] : undefined;
        return type.validate(value, t.appendContext(context, field, type, value));
      },
      (value) => ({ [field]: type.encode(value) }),
    );
  }
}

export const one = <A>(field: string, type: t.Type<A, string>): OneParameter<A> =>
  new OneParameter(field, type);

/** A call without parameters. */
export const none = new t.Type<undefined, WireParameters>(
  'none',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => ({}),
);
