import * as t from 'io-ts';

/** An answer of which only counts that it came. */
export const nothing = new t.Type<undefined, null>(
  'nothing',
  (value): value is undefined => value === undefined,
  () => t.success(undefined),
  () => null,
);
