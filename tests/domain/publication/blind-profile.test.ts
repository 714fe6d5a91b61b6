import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findingsIn } from '../../../contract/rules/blind-profile';
import { checkCharacter } from '../../../contract/values/credit-code';
import { propertyRuns } from '../../support/property';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((each) => each.join(''));
const mobile = fc
  .tuple(fc.integer({ min: 3, max: 9 }), digits(9))
  .map(([second, rest]) => `1${second}${rest}`);
const codes = fc
  .array(fc.constantFrom(...Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')), { minLength: 17, maxLength: 17 })
  .map((signs) => signs.join(''))
  .map((first17) => first17 + checkCharacter(first17));
const harmless = fc.constantFrom('主营谐波减速器', '产能利用率超过九成，', '年营收 2.2 亿元。', '');
const kindsIn = (text: string) => findingsIn(text).map(({ kind }) => kind);

test('[MKT-07] a phone stands out wherever it stands in a public text, also in signs of full width', () => {
  fc.assert(
    fc.property(harmless, mobile, harmless, (before, phone, after) => {
      expect(findingsIn(`${before}${phone}${after}`)).toContainEqual({ kind: 'phone', found: phone });
      const wide = phone.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
      expect(findingsIn(wide)).toContainEqual({ kind: 'phone', found: phone });
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] a credit code stands out by its check character alone', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(kindsIn(`信用代码：${code}。`)).toContain('creditCode');
      const last = code.endsWith('0') ? '1' : '0';
      expect(kindsIn(`信用代码：${code.slice(0, 17)}${last}。`)).not.toContain('creditCode');
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] any text at all is looked through, and what is found stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const { found } of findingsIn(text)) expect(text.normalize('NFKC')).toContain(found);
    }),
    { numRuns: propertyRuns },
  );
});

test('[MKT-07] names, e-mails, domains and addresses are told by their kind', () => {
  for (const [text, kind] of [
    ['台州某某传动股份有限公司', 'companyName'],
    ['中联精机集团', 'companyName'],
    ['请联系 zhou@example.com', 'email'],
    ['官网 www.example.com.cn', 'domain'],
    ['工厂位于滨海大道 1288 号', 'address'],
    ['电话 0576-88886666', 'phone'],
  ] as const)
    expect(kindsIn(text)).toContain(kind);
});

test('[MKT-07] what says nothing of whose it is stands as it is', () => {
  for (const text of [
    '转让少数股份，引入产业集团',
    '出售全部股份',
    '2025 年营业收入 22,000 万元，净利润 1,860.5 万元',
    '公司成立于 2009 年，员工 260 人，连续三年无重大客诉',
  ])
    expect(findingsIn(text)).toEqual([]);
});
