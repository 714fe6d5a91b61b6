import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsIn } from '../../../contract/rules/blind-profile';
import { calledBy } from '../../../contract/rules/called-by';
import { plainOf } from '../../../contract/rules/looked-through';
import { callingsOf } from '../../../contract/rules/own-name';
import { propertyRuns } from '../../support/property';

const calledIn = (text: string, name: string) =>
  calledBy(text, name).map(({ from, to }) => text.slice(from, to));

/** The same by a pattern: for names of letters, digits and single spaces alone, which mean themselves in a pattern. */
const byPattern = (text: string, name: string): readonly string[] => {
  const ways = callingsOf(name).map((way) =>
    /\p{Script=Han}/u.test(way)
      ? Array.from(way.replace(/\s/g, '')).join('[\\s·•*_.-]{0,2}')
      : `(?<![A-Za-z0-9])${way}(?![A-Za-z0-9])`,
  );
  return ways.length === 0 ? [] : [...(text.match(new RegExp(ways.join('|'), 'giu')) ?? [])];
};

const names = fc
  .tuple(
    fc.constantFrom('', '苏州', '浙江省杭州市'),
    fc.constantFrom('驭衡', '琥珀', '启岳澄远', '晶锐A1', 'TCL', 'Acme', '琥琥'),
    fc.constantFrom('', '科技', '精密机械', ' Technology', '资本'),
    fc.constantFrom('', '有限公司', '集团股份有限公司', ' Co Ltd'),
  )
  .map((parts) => parts.join(''));
const separators = fc
  .array(fc.constantFrom(' ', '·', '•', '*', '_', '.', '-', '\n'), { maxLength: 4 })
  .map((signs) => signs.join(''));

test('[MKT-07] the own name of a company is found at the same places as by a pattern', () => {
  const texts = names.chain((name) =>
    fc.tuple(
      fc.constant(name),
      fc
        .array(
          fc.tuple(
            fc.constantFrom(name, ...callingsOf(name), ...Array.from(name), name.toLowerCase(), '由', 'x'),
            separators,
          ),
          { maxLength: 12 },
        )
        .map((parts) => parts.flat().join('')),
    ),
  );
  fc.assert(
    fc.property(texts, ([name, text]) => {
      expect(calledIn(plainOf(text), name)).toEqual(byPattern(plainOf(text), name));
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] a name is found with at most two separators between its characters', () => {
  expect(calledIn('由琥-·珀领投', '琥珀资本')).toEqual(['琥-·珀']);
  expect(calledIn('由琥---珀领投', '琥珀资本')).toEqual([]);
});

test('[MKT-07] a name with separators of its own is found with them, without them and with more', () => {
  for (const text of ['启·珩', '启珩', '启 · 珩', '启-·-珩'])
    expect(calledIn(`由${text}领投`, '启·珩资本')).toEqual([text]);
  expect(calledIn('由A-琥---珀领投', 'A-琥---珀')).toEqual(['A-琥---珀']);
});

test.each(['·····', '- - -', '._*•', '琥····', '····'.repeat(12)])(
  '[MKT-07] %s has too few characters for a name and is found nowhere',
  (name) => {
    expect(calledIn(`${name}琥珀${name}，琥·琥-`, name)).toEqual([]);
  },
);

test('[MKT-07] a name of every ASCII character is found as it is written', () => {
  const signs = Array.from({ length: 95 }, (_, nth) => String.fromCharCode(32 + nth)).join('');
  expect(calledIn(`甲 ${signs}，乙`, signs.trim())).toEqual([signs.trim()]);
  for (const sign of signs.trim())
    expect(calledIn(`由驭${sign}衡转让`, `驭${sign}衡`)).toEqual([`驭${sign}衡`]);
});

/** The shortest of ten runs in milliseconds: other processes take the core in some of them. */
const shortest = (run: () => unknown): number =>
  Math.min(
    ...Array.from({ length: 10 }, () => {
      const begin = performance.now();
      run();
      return performance.now() - begin;
    }),
  );

/** Milliseconds for the longest name and text of the form; each takes less than one. */
const bound = 50;
const separatorSigns = ['·', '-', '.', '_', '*', '•', ' ', '- ', '·珀', '琥'];

test.each(separatorSigns)('[SEC-05] names and texts of %j are compared in linear time', (sign) => {
  const name = `琥珀${sign.repeat(50)}`.slice(0, 49);
  const teaser = `做减速器的企业，琥珀${sign.repeat(500)}`.slice(0, 500);
  for (const own of [`${name}甲`, `${name}司`, sign.repeat(50)])
    expect(shortest(() => findingsIn(teaser, [own, own]))).toBeLessThan(bound);
});

test('[SEC-05] a text of 20,000 characters is compared in linear time', () => {
  const name = `琥·${'琥·'.repeat(20)}甲`;
  expect(shortest(() => calledBy('琥·'.repeat(10_000), name))).toBeLessThan(5 * bound);
});
