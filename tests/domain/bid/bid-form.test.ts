import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DealBids } from '../../../contract/bid/deal-bids';
import { bidAmount, isBelow } from '../../../contract/rules/bid-rule';
import { isDecimal, type Decimal } from '../../../contract/values/decimal';
import {
  initialAnswer,
  answerErrors,
  initialBid,
  bidDoubts,
  bidErrors,
  leastToSay,
  sayableBid,
  typedBid,
  withdrawErrors,
} from '../../../src/domain/bid/bid-form';
import { mayWithdraw, sayable, saysAnything } from '../../../src/domain/bid/what-is-possible';
import { amountUnits } from '../../../contract/values/typed-amount';
import { askedBid, declinedBid, noBids, openBid, openInterest } from '../../../tools/gallery/stories/bids';
import { propertyRuns } from '../../support/property';

const decimal = (text: string): Decimal => {
  if (isDecimal(text)) return text;
  throw new Error(text);
};
const given = { saleId: 's1', kind: 'bid', least: decimal('1200'), price: { kind: 'absent' } } as const;
const form = { amount: '1200', unit: '万元', note: '' } as const;

test('[VAL-06] a sum that passes is exactly one that the gateway takes: above zero, to the 元, not below the least', () => {
  const texts = fc.oneof(
    fc.integer({ min: -10, max: 1e9 }).map(String),
    fc.float({ noNaN: true, noDefaultInfinity: true, min: 0, max: 1e6 }).map((each) => each.toFixed(6)),
    fc.constantFrom('', 'abc', '1,200', '１２００', '12e3'),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(...amountUnits), (amount, unit) => {
      const typed = { amount, unit, note: '' };
      const sum = typedBid(typed, given);
      const isTaken = sum !== null && bidAmount(sum) !== null && !isBelow(sum, given.least);
      expect(bidErrors(typed, given).amount === undefined).toBe(isTaken);
    }),
    { numRuns: propertyRuns },
  );
});

test.each([
  ['', '请填写报价金额'],
  ['很多', '请填写数字，例如 12,800.5'],
  ['0', '报价须大于 0，最多精确到元'],
  ['-9999999999999', '报价须大于 0，最多精确到元'],
  ['99999999', undefined],
  ['100000000', '报价过大，请核对单位'],
  ['1199.9999', '报价不能低于最低报价 1,200 万元'],
  ['1,200', undefined],
])('[VAL-06] of the sum “%s” is said: %s', (amount, error) => {
  expect(bidErrors({ ...form, amount }, given).amount).toBe(error);
  // What is said of no bid that can be made is its error alone, and no reading of it.
  if (error !== undefined && !error.includes('最低报价'))
    expect(sayableBid({ ...form, amount }, given)).toBeNull();
});

test('[LAY-20] the lowest bid is said in the unit that one types in, and what was said stands in 万元 to be typed over', () => {
  const least = (amount: string, unit: (typeof amountUnits)[number]) =>
    bidErrors({ ...form, amount, unit }, given).amount;
  expect(least('11,999,999', '元')).toBe('报价不能低于最低报价 12,000,000 元');
  expect(least('0.1', '亿元')).toBe('报价不能低于最低报价 0.12 亿元');
  expect(least('0.1 亿', '万元')).toBe('报价不能低于最低报价 0.12 亿元');
  expect(sayableBid({ ...form, amount: '１．２亿元' }, given)).toBe('12000');
  expect(initialBid({ ...askedBid, amount: decimal('22800') }, 'bid')).toMatchObject({
    amount: '22,800',
    unit: '万元',
  });
});

test('[VAL-06] the lowest bid is a hint until a sum stands there, and is not said twice', () => {
  const hint = (amount: string, error?: string) =>
    leastToSay({ ...form, amount }, given, error === undefined ? {} : { amount: error })?.figure ?? null;
  expect([hint(''), hint('', '请填写报价金额'), hint('很多', '请填写数字，例如 12,800.5')]).toEqual([
    ...['1,200', '1,200', '1,200'],
  ]);
  expect([hint('1300'), hint('', '报价不能低于委托方公布的最低报价 1,200 万元')]).toEqual([null, null]);
  expect(leastToSay({ ...form, amount: '' }, { ...given, least: null }, {})).toBeNull();
});

test.each([
  ['4800000', '万元', /^报价 480\u202f亿元是标价的 100 倍，请核对单位。您的报价是/],
  ['48', '亿元', /^您的报价是 48\u202f亿元，/],
  ['480000.0001', '万元', /^报价 4,800,000,001\u202f元是标价的 10 倍/],
  ['4800', '万元', /^您的报价是 4,800\u202f万元，/],
  ['4799.9999', '万元', /^标价是报价 47,999,999\u202f元的 10 倍/],
  ['48000', '元', /^标价是报价 4\.8\u202f万元的 1\u202f万倍，请核对单位/],
  ['5.4', '万元', /^标价是报价 5\.4\u202f万元的 8,889 倍/],
  ['1', '元', /的 4\.8\u202f亿倍/],
  ['4799999', '万元', /的 100 倍/],
  ['600000', '万元', /的 12\.5 倍/],
  ['很多', '万元', undefined],
] as const)(
  '[VAL-06] of a sum that is more than ten times what is asked, or less than a tenth of it, is asked once: %s %s',
  (amount, unit, doubt) => {
    const price = { kind: 'shown', value: decimal('48000') } as const;
    const said = bidDoubts({ ...form, amount, unit }, { ...given, least: null, price }).amount;
    if (doubt instanceof RegExp) expect(said).toMatch(doubt);
    else expect(said).toBe(doubt);
    const plainly = bidDoubts({ ...form, amount, unit }, { ...given, price: { kind: 'absent' } }).amount;
    for (const unreported of [
      { kind: 'hidden' },
      { kind: 'absent' },
      { kind: 'shown', value: decimal('0') },
    ] as const)
      expect(bidDoubts({ ...form, amount, unit }, { ...given, price: unreported }).amount).toBe(plainly);
    if (plainly !== undefined) expect(plainly).toMatch(/^您的报价是/);
  },
);

test('[VAL-06] words are told how many characters they have too many, and an answer that refuses wants them', () => {
  expect(bidErrors({ ...form, note: '长'.repeat(503) }, given).note).toBe('说明不能超过 500 字，已超出 3 字');
  expect(bidErrors({ ...form, amount: '', note: '' }, { ...given, kind: 'interest' })).toEqual({});
  expect(withdrawErrors({ words: '响\u0007' }).words).toBe('说明含有无法显示的字符，请重新输入');
  expect(answerErrors({ verdict: 'accepted', words: '' })).toEqual({});
  expect(answerErrors({ verdict: 'declined', words: '低' }).words).toBe('请填写原因');
  expect(answerErrors(initialAnswer)).toEqual({ verdict: '请选择答复' });
});

const signed = { ...noBids, ndaState: 'signed' } as const;

test('[SCR-03] what may be said of a deal goes by who one is, the NDA, and what stands', () => {
  expect(sayable(noBids)).toEqual({ main: null, second: 'interest', supplements: false });
  expect(sayable(signed)).toEqual({ main: 'bid', second: 'interest', supplements: false });
  expect(sayable({ ...noBids, own: openInterest }).main).toBeNull();
  expect(sayable({ ...signed, own: openInterest })).toEqual({
    main: 'bid',
    second: null,
    supplements: false,
  });
  expect(saysAnything({ ...signed, own: openBid })).toBe(false);
  expect(sayable({ ...signed, own: askedBid })).toEqual({ main: 'bid', second: null, supplements: true });
  expect(sayable({ ...signed, own: declinedBid }).main).toBe('bid');
  expect(saysAnything({ ...signed, isOwner: true })).toBe(false);
  expect(saysAnything({ ...signed, dealState: 'closed' })).toBe(false);
  const acceptedBid = { ...openBid, state: 'accepted' } as const;
  const acceptedInterest = { ...openInterest, state: 'accepted' } as const;
  const takenBack = (dealState: DealBids['dealState']) =>
    [openBid, openInterest, askedBid, acceptedBid, acceptedInterest, declinedBid, null].map((own) =>
      mayWithdraw({ own, dealState }),
    );
  expect([takenBack('listed'), takenBack('closed')]).toEqual([
    [true, true, true, false, false, false, false],
    [false, false, false, false, false, false, false],
  ]);
});
