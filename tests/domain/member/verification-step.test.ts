import { expect, test } from 'vitest';
import { verificationStep } from '../../../src/domain/member/verification-step';

const follow = { to: '/user/underReview', step: 'follow' };
const mend = { to: '/user/underReview', step: 'mend' };

test.each([
  [null, null, { to: '/user/auditLogin', step: 'verify' }],
  ['2', null, { to: '/user/auditLogin', step: 'upgrade' }],
  ['1', null, null],
  [null, 'pending', follow],
  ['2', 'pending', follow],
  ['1', 'pending', follow],
  [null, 'rejected', mend],
  ['2', 'rejected', mend],
  ['1', 'rejected', mend],
  [null, 'none', { to: '/user/auditLogin', step: 'verify' }],
  ['2', 'none', { to: '/user/auditLogin', step: 'upgrade' }],
  ['1', 'none', null],
  ['2', 'approved', { to: '/user/auditLogin', step: 'upgrade' }],
  ['1', 'approved', null],
] as const)(
  '[SCR-10] with prove %j and an application that is %j the next step is %j',
  (prove, applied, step) => {
    expect(verificationStep(prove, applied)).toEqual(step);
  },
);
