import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredStake, wantedStake } from '../../../contract/rules/stake';
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

test('[SCR-02] a demand for a minority, or for nothing particular, excludes no deal', () => {
  fc.assert(
    fc.property(percents, percents, fc.string(), (least, most, stage) => {
      fc.pre(least <= 50);
      expect(servesStake(offeredStake(stage), wantedStake(`参股 ${least} % 至 ${most} %`))).toBe(true);
    }),
    { numRuns: propertyRuns },
  );
});
