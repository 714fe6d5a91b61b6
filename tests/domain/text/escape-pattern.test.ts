import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsIn } from '../../../contract/rules/blind-profile';
import { escapePattern } from '../../../contract/values/escape-pattern';
import { propertyRuns } from '../../support/property';

const everySign = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth)).join('');
/** Any code points, lone halves of pairs too. */
const text = fc.string({
  unit: fc.oneof(
    fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code)),
    fc.constantFrom(...Array.from(everySign)),
  ),
});

test.each(['u', 'v', 'iu', 'iv'])(
  '[MKT-07] an escaped text matches itself alone with the flags %s',
  (flags) => {
    fc.assert(
      fc.property(text, (said) => {
        expect(new RegExp(`^${escapePattern(said)}$`, flags).exec(said)?.[0]).toBe(said);
        expect(new RegExp(`^${escapePattern(said)}$`, flags).test(`${said}\0`)).toBe(false);
      }),
      { numRuns: propertyRuns },
    );
  },
);

test.each(['u', 'v'])(
  '[MKT-07] an escaped text matches each of its characters in a class with the flag %s',
  (flag) => {
    fc.assert(
      fc.property(text, (said) => {
        const sign = Array.from(said)[0] ?? 'a';
        expect(new RegExp(`^[${escapePattern(`${said}a`)}]$`, flag).test(sign)).toBe(true);
      }),
      { numRuns: propertyRuns },
    );
  },
);

test('[MKT-07] a company or publisher whose name holds every ASCII sign is found and breaks nothing', () => {
  for (const name of [`某-公司有限公司`, `安珀${everySign}有限公司`, everySign, 'A-B Robotics Co., Ltd.']) {
    expect(() => findingsIn(`标的为${name}，位于苏州。`, [name])).not.toThrow();
  }
  expect(findingsIn('标的为安珀-科创有限公司。', ['安珀-科创有限公司']).map(({ found }) => found)).toContain(
    '安珀-科创有限公司',
  );
});

test('[MKT-07] a company with any name at all breaks no search for it', () => {
  fc.assert(
    fc.property(text, (name) => {
      expect(() => findingsIn(`标的为${name}有限公司`, [`${name}有限公司`, name])).not.toThrow();
    }),
    { numRuns: propertyRuns },
  );
});
