import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bidShare } from '../../../src/domain/bid/bid-share';
import { propertyRuns } from '../../support/property';
import { decimal } from '../../support/samples/decimal';

const shown = (amount: string) => ({ kind: 'shown', value: decimal(amount) }) as const;

test.each([
  ['56000', '标价的 100 %'],
  ['54000', '标价的 96.4 %'],
  ['61600', '标价的 110 %'],
  ['1', '不足标价的 0.1 %'],
  ['28', '标价的 0.1 %'],
])('[SCR-03] a bid of %s 万元 on a deal for which 56,000 万元 are asked is told as “%s”', (bid, reported) => {
  expect(bidShare(decimal(bid), shown('56000'))?.replace(/\s/g, ' ')).toBe(reported);
});

test('[SCR-03] the share of a bid grows with it', () => {
  const sums = fc.integer({ min: 1, max: 1e9 }).map(String);
  fc.assert(
    fc.property(sums, sums, sums, (one, other, asked) => {
      const [less, more] = Number(one) < Number(other) ? [one, other] : [other, one];
      const share = (bid: string): number =>
        Number(bidShare(decimal(bid), shown(asked))?.replace(/[^0-9.]/g, ''));
      expect(share(less)).toBeLessThanOrEqual(share(more));
    }),
    { numRuns: propertyRuns },
  );
});

test('[ENT-08] of an amount that is sealed, was never told, or is nothing there is no share', () => {
  expect(bidShare(decimal('5'), { kind: 'hidden' })).toBeNull();
  expect(bidShare(decimal('5'), { kind: 'absent' })).toBeNull();
  expect(bidShare(decimal('5'), shown('0'))).toBeNull();
});
