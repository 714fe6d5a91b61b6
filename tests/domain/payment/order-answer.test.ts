import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import { orderAnswer } from '../../../src/domain/payment/order-answer';

const refusedWith = (code: number): GatewayFailure => ({ kind: 'refused', code, message: '' });

test.each([
  [400, 'openIdWrong'],
  [402, 'refused'],
  [403, 'refused'],
  [404, 'closed'],
  [409, 'paidOnce'],
  [410, 'closed'],
  [500, 'refused'],
] as const)('[PAY-04] %i about an order says %s, from any sender', (code, said) => {
  expect(orderAnswer(left(refusedWith(code)))).toBe(said);
});

test('[PAY-04] only an answer that is no failure says yes', () => {
  expect(orderAnswer(right(undefined))).toBe('yes');
});

test.each([
  ['network', { kind: 'network' }],
  ['timeout', { kind: 'timeout' }],
  ['a bad status', { kind: 'status', status: 502 }],
  ['given up', { kind: 'cancelled' }],
] as const)('[PAY-02][PAY-04] who did not answer says nothing: %s', (_, failure) => {
  expect(orderAnswer(left(failure))).toBe('unanswered');
});

test.each([
  ['what cannot be read', { kind: 'malformed', field: 'data' }],
  ['a session that is over', { kind: 'unauthenticated', message: '' }],
  ['nobody logged in', { kind: 'notLoggedIn' }],
] as const)('[PAY-04] any other answer is a refusal: %s', (_, failure) => {
  expect(orderAnswer(left(failure))).toBe('refused');
});
