import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastStake, offeredStake, wantedStake } from '../../../contract/rules/stake';
import type { Decimal } from '../../../contract/values/decimal';
import { compareDecimals } from '../../../contract/values/decimal-arithmetic';
import { propertyRuns } from '../../support/property';

test.each([
  ['控股权 67 %', '67'],
  ['控股权 50.1 %', '51'],
  ['控股权', '51'],
  ['全部股权', '100'],
  ['参股 49 %', '49'],
  ['B 轮', null],
  ['资产包', null],
  ['增资扩股', null],
])('[SCR-02] a deal at the stage %s offers %s per cent', (stage, percent) => {
  expect(offeredStake(stage)).toBe(percent);
});

test.each([
  ['控股权，不低于 51 %', '51'],
  ['控股权，不低于 67 %', '67'],
  ['控股权，外资比例不超过法规上限', '51'],
  ['控股权或全部股权', '51'],
  ['全部股权或不低于 70 %', '70'],
  ['60 % 起，三年内增至 100 %', '60'],
  ['全部股权，可承接项目贷款', '100'],
  ['全部股权或门店资产', '100'],
  ['参股 10 % 至 25 %', null],
  ['30 % 至 80 %，可分步收购', null],
  ['控股权优先，团队整体加入亦可', null],
  ['控股或并列第一大股东', null],
  ['重整投资人或资产受让', null],
  ['老股受让 3 % 至 10 %', null],
  ['', null],
])('[SCR-02] a buyer who asks for “%s” wants at least %s per cent', (words, percent) => {
  expect(wantedStake(words)).toBe(percent);
});

test.each([
  ['参股，不低于 30 %', '30'],
  ['参股 15 % 至 35 %，须落户', '15'],
  ['30 % 至 80 %，可分步收购', '30'],
  ['老股受让 3 % 至 10 %', '3'],
  ['参股 10 % 至 30 %，附优先收购权', '10'],
  ['参股 5 至 15%，轮次不限', '5'],
  ['参股至少 20%或控股权', '20'],
  ['控股权，不低于 67 %', '67'],
  ['参股，不超过 30 %', null],
  ['参股或控股权', null],
  ['参股 10 % 以上亦可', null],
  ['控股权优先', null],
  ['资产包', null],
  ['', null],
])('[SCR-13] a demand for “%s” states a least stake of %s per cent', (words, percent) => {
  expect(leastStake(words)).toBe(percent);
});

/** As the list of deals is filtered. */
const servesStake = (offered: Decimal | null, wanted: Decimal | null): boolean =>
  wanted === null || (offered !== null && compareDecimals(offered, wanted) >= 0);

const percents = fc.integer({ min: 1, max: 99 });

test('[SCR-02] who wants control is offered no minority, and everything that reaches the least', () => {
  fc.assert(
    fc.property(percents, fc.integer({ min: 51, max: 100 }), (offered, least) => {
      const wanted = wantedStake(`控股权，不低于 ${least} %`);
      expect(servesStake(offeredStake(`参股 ${offered} %`), wantedStake('控股权'))).toBe(offered >= 51);
      expect(servesStake(offeredStake(`控股权 ${offered} %`), wanted)).toBe(Math.max(offered, 51) >= least);
      expect(servesStake(offeredStake('全部股权'), wanted)).toBe(true);
      for (const stage of ['A 轮', 'Pre-IPO', '增资扩股'])
        expect(servesStake(offeredStake(stage), wanted)).toBe(false);
    }),
    { numRuns: propertyRuns },
  );
});

const statedRanges: readonly ((least: number, most: number) => string)[] = [
  (least) => `参股，不低于 ${least} %`,
  (least, most) => `参股 ${least} % 至 ${most} %`,
  (least, most) => `${least}%-${most}%，可分步收购`,
  (least, most) => `老股受让 ${least} 至 ${most} %`,
  (least) => `${least} % 起`,
];

test('[SCR-13] the least stake is the lower limit that a demand states, and control above half alone', () => {
  fc.assert(
    fc.property(percents, percents, fc.constantFrom(...statedRanges), (least, more, said) => {
      const words = said(least, Math.min(99, least + more));
      expect(leastStake(words)).toBe(String(least));
      expect(wantedStake(words)).toBe(least > 50 ? String(least) : null);
    }),
    { numRuns: propertyRuns },
  );
});

test('[SCR-02] a demand for a minority, or for nothing particular, excludes no deal', () => {
  fc.assert(
    fc.property(percents, percents, fc.string(), (least, most, stage) => {
      fc.pre(least <= 50);
      expect(servesStake(offeredStake(stage), wantedStake(`参股 ${least} % 至 ${most} %`))).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});
