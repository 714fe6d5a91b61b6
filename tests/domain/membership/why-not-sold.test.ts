import { describe, expect, test } from 'vitest';
import { heldPlan, whyNotSold } from '../../../src/domain/membership/why-not-sold';
import type { Prove } from '../../../contract/account/prove';
import { membership, noMembership, plans } from '../../../tools/gallery/stories/membership';

const all = (prove: Prove | null, own = noMembership) =>
  plans.map((plan) => whyNotSold(plan, plans, { prove, own }));

describe('what is not sold to somebody', () => {
  test.each<[Prove | null, ReturnType<typeof all>]>([
    ['1', [null, null, null]],
    ['2', ['verification', 'verification', 'verification']],
    [null, ['verification', 'verification', 'verification']],
  ])('[PAY-12] hangs on the verification %s', (prove, reasons) => {
    expect(all(prove)).toEqual(reasons);
  });

  test('[PAY-12] is what is lower than what is held, as long as that holds', () => {
    expect(all('1', membership())).toEqual(['higherHeld', null, null]);
    expect(all('1', membership({ state: 'ending' }))).toEqual(['higherHeld', null, null]);
    expect(all('1', membership({ state: 'ended' }))).toEqual([null, null, null]);
  });

  test('[PAY-12] is nothing where a gateway names no grades and the membership is not known', () => {
    const ungraded = plans.map((plan) => ({ ...plan, grade: 0, needsFullVerification: false }));
    for (const plan of ungraded) {
      expect(whyNotSold(plan, ungraded, { prove: '1', own: membership() })).toBeNull();
      expect(whyNotSold(plan, ungraded, { prove: '2', own: null })).toBeNull();
    }
    expect(heldPlan(null)).toBeNull();
  });
});
