import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diallingCodes, searchDiallingCodes } from '../../../src/domain/phone/dialling-codes';
import { mobileDigits } from '../../../src/domain/phone/mobile-digits';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const anyCode = fc.constantFrom(...diallingCodes);
const labels = (query: string): readonly string[] => searchDiallingCodes(query).map(({ label }) => label);

describe('the dialling codes', () => {
  test('[ENT-07] are 194 rows, each with a number, a Chinese name and its pinyin', () => {
    expect(diallingCodes).toHaveLength(194);
    for (const { value, label, pinyin, initials } of diallingCodes) {
      expect(value).toMatch(/^[1-9]\d{0,3}$/);
      expect(label).toMatch(/^[\p{Script=Han}（）、]+$/u);
      expect(pinyin).toMatch(/^[a-z]{1,6}(?: [a-z]{1,6})*$/);
      expect(initials).toHaveLength(pinyin.split(' ').length);
      expect(initials).toHaveLength(label.replaceAll(/[（）、]/gu, '').length);
    }
  });

  test('[ENT-07] no code and no name stands twice', () => {
    expect(new Set(diallingCodes.map(({ value }) => value)).size).toBe(194);
    expect(new Set(diallingCodes.map(({ label }) => label)).size).toBe(194);
  });

  test('[ENT-07] begin with 中国, 香港, 澳门 and 台湾; the others stand in the order of their pinyin', () => {
    expect(diallingCodes.slice(0, 4).map(({ value, label }) => [value, label])).toEqual([
      ['86', '中国'],
      ['852', '中国香港'],
      ['853', '中国澳门'],
      ['886', '中国台湾'],
    ]);
    const others = diallingCodes.slice(4).map(({ pinyin }) => pinyin);
    expect(others).toEqual(others.toSorted());
  });

  test.each([
    ['1', '美国、加拿大'],
    ['7', '俄罗斯、哈萨克斯坦'],
    ['44', '英国'],
    ['49', '德国'],
    ['65', '新加坡'],
    ['81', '日本'],
    ['1242', '巴哈马'],
    ['998', '乌兹别克斯坦'],
  ])('[ENT-07] +%s is %s', (value, label) => {
    expect(diallingCodes.find((code) => code.value === value)?.label).toBe(label);
  });

  test('[VAL-06] every row knows how long its mobile numbers are, within what a number may be', () => {
    for (const { value } of diallingCodes) {
      const { least, most } = mobileDigits(value);
      expect(least).toBeGreaterThanOrEqual(5);
      expect(least).toBeLessThanOrEqual(most);
      expect(value.length + most).toBeLessThanOrEqual(15);
    }
    expect(mobileDigits('86')).toEqual({ least: 11, most: 11 });
    expect(mobileDigits('1242')).toEqual({ least: 7, most: 7 });
    expect(mobileDigits('999')).toEqual({ least: 4, most: 12 });
  });
});

describe('searching the dialling codes', () => {
  test.each([
    ['zg', ['中国', '中国香港', '中国澳门', '中国台湾', '阿拉伯联合酋长国']],
    ['xg', ['中国香港', '墨西哥']],
    ['zhongguo', ['中国', '中国香港', '中国澳门', '中国台湾']],
    ["Zhong'guo xiang", ['中国香港']],
    ['xianggang', ['中国香港']],
    ['香港', ['中国香港']],
    ['加拿大', ['美国、加拿大']],
    ['jnd', ['美国、加拿大']],
    ['hskst', ['俄罗斯、哈萨克斯坦']],
    ['+86', ['中国']],
    ['0086', ['中国']],
    ['85', ['中国香港', '中国澳门', '柬埔寨', '老挝', '朝鲜']],
    ['+1 242', ['巴哈马']],
  ])('[ENT-07][LOG-12] %s finds %j', (query, found) => {
    expect(labels(query).toSorted()).toEqual(found.toSorted());
  });

  test('[LOG-12] what begins with it stands before what only holds it', () => {
    expect(labels('rb')).toEqual(['日本']);
    expect(labels('ji').slice(0, 2)).toEqual(['吉布提', '吉尔吉斯斯坦']);
    expect(labels('ji')).toContain('斐济');
    expect(labels('zg').at(0)).toBe('中国');
    expect(labels('+1').at(0)).toBe('美国、加拿大');
    expect(labels('7').at(0)).toBe('俄罗斯、哈萨克斯坦');
  });

  test('[LOG-12] a row is found by its name, its number, its initials and its pinyin, however they are cut', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), (code, cut) => {
        const begun = (text: string): string => text.slice(0, 1 + (cut % text.length));
        const ways = [code.label, code.value, code.initials, code.pinyin.replaceAll(' ', ''), code.pinyin];
        for (const way of ways) expect(searchDiallingCodes(begun(way))).toContain(code);
        expect(searchDiallingCodes(`+${code.value}`)).toContain(code);
      }),
      runs,
    );
  });

  test('[LOG-12] whatever is typed, no row is found twice and every row is one of the list', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{0,3}$/), fc.constantFrom('', ' ', '+')),
        (query) => {
          const found = searchDiallingCodes(query);
          expect(new Set(found).size).toBe(found.length);
          expect(found.every((code) => diallingCodes.includes(code))).toBe(true);
        },
      ),
      runs,
    );
    expect(searchDiallingCodes(' ')).toEqual(diallingCodes);
    expect(searchDiallingCodes('琥珀')).toEqual([]);
  });
});
