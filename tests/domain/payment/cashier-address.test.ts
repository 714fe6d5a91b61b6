import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { cashierAddress } from '../../../src/domain/payment/cashier-address';
import { channelOf } from '../../../src/domain/payment/channel';
import { propertyRuns } from '../../support/property';

const hosts = ['pay.example', 'localhost:5174'];
const back = 'https://app.example/pay/HP1';
const encoded = 'redirect_url=https%3A%2F%2Fapp.example%2Fpay%2FHP1';

test.each([
  ['https://pay.example/cashier/t1', `https://pay.example/cashier/t1?${encoded}`],
  ['https://pay.example/cashier?prepay_id=1', `https://pay.example/cashier?prepay_id=1&${encoded}`],
  ['https://pay.example/cashier#wechat', `https://pay.example/cashier?${encoded}`],
  ['http://localhost:5174/cashier/t1', `http://localhost:5174/cashier/t1?${encoded}`],
])('[PAY-10] %s is left for with the way back', (address, whole) => {
  expect(cashierAddress(address, hosts, back)).toEqual(right(whole));
});

test.each([
  '',
  '/cashier/t1',
  '//pay.example/cashier',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://pay.example/cashier',
  'https://pay.example.evil.example/',
  'https://evil.example/?https://pay.example/',
  'https://pay.example@evil.example/',
  'https://pay.example\\@evil.example/',
  'https://PAY.example/',
  ' https://pay.example/',
  'https://pay.example/\nx',
  `https://pay.example/${'a'.repeat(2_048)}`,
])('[PAY-14][SEC-02] %s is not left for', (address) => {
  expect(cashierAddress(address, hosts, back)).toEqual(left('notAllowed'));
});

test('[PAY-14] whatever the pay host says, the page is only left for its hosts', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.webUrl(), fc.string(), fc.webUrl({ validSchemes: ['http', 'ftp'] })),
      (address) => {
        expect(isRight(cashierAddress(address, hosts, back))).toBe(false);
      },
    ),
    { numRuns: propertyRuns },
  );
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const followed = cashierAddress(`https://pay.example${path || '/'}?${query}`, hosts, back);
      if (isRight(followed)) expect(new URL(followed.right).host).toBe('pay.example');
    }),
    { numRuns: propertyRuns },
  );
});

test('[PAY-09] how is paid follows from what the platform can; nothing is no way', () => {
  expect(
    (['h5', 'wechat', 'app', 'miniProgram', 'none'] as const).map((payment) => channelOf({ payment })),
  ).toEqual(['h5', 'wechat', 'app', 'miniProgram', null]);
});
