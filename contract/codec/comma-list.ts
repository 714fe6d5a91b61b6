import * as t from 'io-ts';

/** Words with commas between; absent and '' are none of them. */
export class CommaList<A extends string> extends t.Type<readonly A[], string> {
  readonly _tag = 'CommaList';

  /** @param most how many words a call takes at most, for the published form; the call refuses more */
  constructor(
    readonly type: t.Type<A, string>,
    readonly most: number | null = null,
  ) {
    const list = t.readonlyArray(type);
    super(
      `${type.name}, with commas between`,
      list.is,
      (input, context) => {
        if (input === undefined || input === null) return t.success([]);
        const words = typeof input === 'string' ? input.split(',').filter((word) => word !== '') : input;
        return list.validate(words, context);
      },
      (value) => list.encode(value).join(','),
    );
  }
}

export const commaList = <A extends string>(
  type: t.Type<A, string>,
  most: number | null = null,
): CommaList<A> => new CommaList(type, most);
