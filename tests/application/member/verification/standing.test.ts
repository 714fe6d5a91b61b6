import { expect, test } from 'vitest';
import { selectStanding } from '../../../../src/application/member/verification/standing';
import type { Prove } from '../../../../contract/account/prove';
import type { Verification } from '../../../../contract/verification/verification';
import { approved, none, pending, rejected } from './samples';

const stands = (prove: Prove | null, verification: Verification | null) =>
  selectStanding(prove, { phase: 'approved', verification });
const follow = { to: '/user/underReview', step: 'follow' };
const mend = { to: '/user/underReview', step: 'mend' };

test.each([
  [null, none, { reached: 'unverified', next: { to: '/user/auditLogin', step: 'verify' } }],
  [null, pending, { reached: 'pending', next: follow }],
  [null, rejected, { reached: 'rejected', next: mend }],
  ['2', approved('2'), { reached: 'basic', next: { to: '/user/auditLogin', step: 'upgrade' } }],
  ['2', pending, { reached: 'basic', next: follow }],
  ['2', rejected, { reached: 'basic', next: mend }],
  ['1', approved('1'), { reached: 'verified', next: null }],
  ['1', pending, { reached: 'verified', next: follow }],
] as const)('[SCR-10] with prove %s and %j one stands so', (prove, verification, standing) => {
  expect(stands(prove, verification)).toEqual(standing);
});

test('[SCR-10] while it is asked for no step is offered; where it cannot be learnt, the level decides', () => {
  expect(selectStanding('2', { phase: 'loading', verification: null })).toEqual({
    reached: 'basic',
    next: null,
  });
  expect(selectStanding('2', { phase: 'failed', verification: null }).next).toEqual({
    to: '/user/auditLogin',
    step: 'upgrade',
  });
});

test('[SCR-10] what is known stays while it is asked for again', () => {
  expect(selectStanding(null, { phase: 'loading', verification: pending })).toEqual({
    reached: 'pending',
    next: follow,
  });
});
