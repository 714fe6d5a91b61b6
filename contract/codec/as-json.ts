import * as t from 'io-ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

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
