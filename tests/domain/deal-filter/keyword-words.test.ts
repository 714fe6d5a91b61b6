import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keywordWords } from '../../../contract/rules/keyword-words';
import { industriesNamed } from '../../../gateway/src/domain/deal/industries-named';
import { plainOperators } from '../../../src/domain/deal-filter/plain-operators';
import { propertyRuns } from '../../support/property';

test.each([
  ['半导体 -封装', ['半导体'], ['封装']],
  ['－封装 −测试 –划片', [], ['封装', '测试', '划片']],
  ['Pre-IPO A-股', ['Pre-IPO', 'A-股'], []],
  ['- -- 储能', ['-', '--', '储能'], []],
])('[DSK-04] “%s” asks for %j and leaves out %j', (keyword, include, exclude) => {
  expect(keywordWords(keyword)).toEqual({ include, exclude });
});

test('[DSK-04] every word of a keyword is asked for or left out, in its order', () => {
  const words = fc.array(fc.stringMatching(/^-?[一-龥a-z0-9]{1,6}$/u));
  fc.assert(
    fc.property(words, (list) => {
      const { include, exclude } = keywordWords(list.join(' '));
      expect(include).toEqual(list.filter((word) => !word.startsWith('-')));
      expect(exclude).toEqual(list.filter((word) => word.startsWith('-')).map((word) => word.slice(1)));
    }),
    { numRuns: propertyRuns },
  );
});

test('[DSK-04] a word that names an industry or a group of them names its ids, any other none', () => {
  expect(industriesNamed('医疗器械')).toEqual(['0201']);
  expect(industriesNamed('半导体行业')).toEqual(['0301']);
  expect(industriesNamed('tmt')).toContain('0301');
  expect(industriesNamed('封装')).toEqual([]);
});

test.each([
  ['半导体 OR 光伏', ['OR']],
  ['半导体 and 设备 或 材料', ['and', '或']],
  ['+半导体 "先进 封装" 封* title:芯片', ['+半导体', '"先进', '封装"', '封*', 'title:芯片']],
  ['半导体 || 光伏', ['||']],
  ['半导体 -封装 Pre-IPO 3D NAND 或有负债', []],
])('[LAY-20] of “%s” is said which words are no operators: %j', (keyword, words) => {
  expect(plainOperators(keyword)).toEqual(words);
});
