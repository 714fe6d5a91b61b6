import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';

type Fields<R extends t.Props, O extends t.Props> = Readonly<t.TypeOf<t.TypeC<R>> & t.TypeOf<t.PartialC<O>>>;

/** A codec that also refuses a record which breaks a rule. @param faultOf the rule that it breaks, as a sentence */
export const ruledRecord = <A>(
  codec: t.Type<A, unknown>,
  name: string,
  faultOf: (record: A) => string | null,
): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    codec.is,
    (value, context) => {
      const read = codec.validate(value, context);
      if (isLeft(read)) return read;
      const fault = faultOf(read.right);
      return fault === null ? read : t.failure(value, context, fault);
    },
    codec.encode,
  );

/**
 * A codec of one record of the seed. Other fields than these are refused, so that a misspelt name is found.
 * @param optional fields that may be left out
 */
export const seedRecord = <R extends t.Props, O extends t.Props>(
  required: R,
  optional: O,
): t.Type<Fields<R, O>, unknown> => {
  const all = t.type(required);
  const some = t.partial(optional);
  return new t.Type<Fields<R, O>, unknown>(
    'record of the seed',
    (value): value is Fields<R, O> => all.is(value) && some.is(value),
    (value, context) => {
      const read = all.validate(value, context);
      if (isLeft(read)) return read;
      const more = some.validate(read.right, context);
      if (isLeft(more)) return more;
      const unknown = Object.keys(read.right).find(
        (key) => !Object.hasOwn(required, key) && !Object.hasOwn(optional, key),
      );
      if (unknown === undefined) return t.success({ ...read.right, ...more.right });
      return t.failure(value, t.appendContext(context, unknown, t.never), 'unknown field');
    },
    t.identity,
  );
};
