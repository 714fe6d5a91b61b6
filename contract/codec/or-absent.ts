import * as t from 'io-ts';
import { orNull } from './or-null';

/** A field that may be missing, as with `orNull`; null is written by leaving the field out. */
export class OrAbsent<A, O> extends t.Type<A | null, O | undefined> {
  readonly _tag = 'OrAbsent';
  readonly type: t.Type<A, O>;

  constructor(type: t.Type<A, O>) {
    const filled = orNull(type);
    super(filled.name, filled.is, filled.validate, (value) =>
      value === null ? undefined : type.encode(value),
    );
    this.type = type;
  }
}

export const orAbsent = <A, O>(type: t.Type<A, O>): OrAbsent<A, O> => new OrAbsent(type);
