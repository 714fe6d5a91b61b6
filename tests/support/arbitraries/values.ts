import * as fc from 'fast-check';
import type { Decimal } from '../../../contract/values/decimal';
import { Token } from '../../../contract/account/token';
import { decimal } from '../samples/decimal';

/** Ids as addresses and the wire know them. */
export const ids = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);

/** Any text, lone surrogates and Chinese among it. */
export const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constant('半导体 设备'),
);

export const filledTexts = texts.filter((text) => text !== '');

/** Moments that have four-digit years, the small ones that look like seconds among them. */
export const times = fc.oneof(
  fc.integer({ min: 0, max: 253_402_300_799_999 }),
  fc.integer({ min: 0, max: 9_999_999_999 }),
  fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 }),
);

export const counts = fc.oneof(fc.nat(), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }));

/** Numeric strings in every spelling that VAL-01 allows. */
export const numericStrings = fc.stringMatching(/^[+-]?(0|[1-9][0-9]{0,24})(\.[0-9]{1,12})?$/);

export const decimals: fc.Arbitrary<Decimal> = numericStrings.map(decimal);

export const tokens = fc.stringMatching(/^[\x21-\x7e]{1,200}$/).filter(Token.is);

export const orNull = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | null> =>
  fc.option(arbitrary, { nil: null });
