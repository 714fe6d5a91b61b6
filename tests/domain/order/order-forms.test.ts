import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  invoiceErrors,
  refundErrors,
  trimmedInvoice,
  trimmedRefund,
} from '../../../src/domain/order/order-forms';
import { checkCharacter } from '../../../contract/values/credit-code';
import { taxNumberError, trimmedTaxNumber } from '../../../src/domain/order/tax-number';
import { propertyRuns } from '../../support/property';

const runs = { numRuns: propertyRuns };
const company = {
  kind: 'company' as const,
  title: '上海辰砚精密仪器有限公司',
  taxNumber: '91350100M000100Y43',
  email: 'caiwu@chenyan.com',
};

describe('asking for the money back', () => {
  test.each([
    ['', '请填写退款原因'],
    ['  ', '请填写退款原因'],
    ['退', '退款原因过短，请说明具体情况'],
    ['重复购买', undefined],
    ['长'.repeat(200), undefined],
    ['重复购买\r\n已申请过一次', undefined],
    ['重复\u200b购买', '退款原因含有无法显示的字符，请重新输入'],
    ['长'.repeat(201), '退款原因过长，请控制在 200 个汉字以内'],
  ])('[VAL-06][PAY-15] the reason %j is answered with %j', (reason, error) => {
    expect(refundErrors({ reason }).reason).toBe(error);
  });
});

describe('asking for an invoice', () => {
  test('[VAL-06] a tax number of full-width characters is the same number, here and as it is sent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{17}$/), (first17) => {
        const code = first17 + checkCharacter(first17);
        const full = Array.from(code, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
        expect([trimmedTaxNumber(full), taxNumberError(full)]).toEqual([code, null]);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06][PAY-16] one for a company and one for a person are right', () => {
    expect(invoiceErrors(company)).toEqual({});
    expect(invoiceErrors({ ...company, kind: 'personal', title: '何嘉', taxNumber: '随便' })).toEqual({});
  });

  test('[VAL-06][PAY-16] each error stands beside its field', () => {
    expect(invoiceErrors({ kind: 'company', title: ' ', taxNumber: '', email: 'caiwu@' })).toEqual({
      title: '请输入公司全称',
      taxNumber: '请输入纳税人识别号',
      email: '邮箱格式不正确，例如 name@company.com',
    });
    expect(invoiceErrors({ kind: 'personal', title: '', taxNumber: '', email: 'a@b.cn' })).toEqual({
      title: '请输入发票抬头',
    });
    expect(invoiceErrors({ ...company, title: '上海\u202e辰砚' })).toEqual({
      title: '发票抬头含有无法显示的字符，请重新输入',
    });
    expect(invoiceErrors({ ...company, title: '长'.repeat(51) })).toEqual({
      title: '发票抬头过长，请控制在 50 个汉字以内',
    });
  });

  test.each([
    ['91350100M000100Y43', null],
    ['9135 0100 m000 100y43', null],
    ['310115123456789', null],
    ['92310115MA1H7K2P9X01', null],
    ['', '请输入纳税人识别号'],
    ['91350100M000100Y4', '纳税人识别号是 15、18 或 20 位，现在是 17 位'],
    ['91350100M000100O43', '统一社会信用代码只含数字和大写字母，不含 I、O、S、V、Z'],
    ['91350100M000100Y44', '纳税人识别号的校验位不符，请核对后重新输入'],
    ['公'.repeat(15), '纳税人识别号是 15、18 或 20 位，现在是 15 位'],
  ])('[VAL-06] the tax number %j is answered with %j', (typed, error) => {
    expect(taxNumberError(typed)).toBe(error);
  });

  test('[VAL-06] of a social credit code with one character changed, none is taken', () => {
    const characters = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    const codes = fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{17}$/);
    fc.assert(
      fc.property(codes, fc.nat(17), fc.integer({ min: 1, max: 30 }), (first17, place, shift) => {
        const code = first17 + checkCharacter(first17);
        expect(taxNumberError(code)).toBeNull();
        const other = characters.charAt((characters.indexOf(code.charAt(place)) + shift) % 31);
        expect(taxNumberError(code.slice(0, place) + other + code.slice(place + 1))).not.toBeNull();
      }),
      runs,
    );
  });
});

test('[VAL-06] spaces around what is typed never count, and are not sent', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const kind = fc.constantFrom('personal' as const, 'company' as const);
  fc.assert(
    fc.property(fc.record({ kind, title: text, taxNumber: text, email: text }), (typed) => {
      const sent = trimmedInvoice(typed);
      expect(invoiceErrors(sent)).toEqual(invoiceErrors(typed));
      for (const value of Object.values<string>({ ...sent })) expect(value).toBe(value.trim());
      const reason = trimmedRefund({ reason: typed.title });
      expect(refundErrors(reason)).toEqual(refundErrors({ reason: typed.title }));
    }),
    runs,
  );
});
