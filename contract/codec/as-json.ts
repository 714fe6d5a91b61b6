import { getOrElse } from 'fp-ts/Either';
import { flow } from 'fp-ts/function';
import * as t from 'io-ts';
import { decodeJson } from './decode-json';

const parsed = flow(
  decodeJson(t.unknown),
  getOrElse<t.Errors, unknown>(() => undefined),
);

/** A value written as JSON within a text; absent and '' are an empty object. */
export class AsJson<A, O> extends t.Type<A, string> {
  readonly _tag = 'AsJson';

  constructor(readonly type: t.Type<A, O>) {
    super(
      `${type.name} as JSON`,
      type.is,
      (input, context) => {
        if (input === undefined || input === null || input === '') return type.validate({}, context);
        return type.validate(typeof input === 'string' ? parsed(input) : input, context);
      },
      (value) => JSON.stringify(type.encode(value)),
    );
  }
}

export const asJson = <A, O>(type: t.Type<A, O>): AsJson<A, O> => new AsJson(type);
