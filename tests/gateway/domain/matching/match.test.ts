import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreMatch, rankMatches } from '../../../../gateway/src/domain/matching/match';
import type { MatchSide } from '../../../../gateway/src/domain/matching/match-side';
import {
  bandNames,
  bandOf,
  matchWeights,
  type MatchFactor,
} from '../../../../contract/matching/match-weights';
import { exactDecimal } from '../../../../contract/values/decimal';
import {
  amounts,
  industryLeaves,
  noSide,
  openSides,
  ranges,
  regionLeaves,
  roundIds,
} from '../../../support/arbitraries/match-sides';

const side = (stated: Partial<MatchSide>): MatchSide => ({ ...noSide, ...stated });
const amount = (wan: number | string) => ({ min: exactDecimal(String(wan)), max: exactDecimal(String(wan)) });
const range = (min: number | null, max: number | null) => ({
  min: min === null ? null : exactDecimal(String(min)),
  max: max === null ? null : exactDecimal(String(max)),
});
const pointsOf = (factor: MatchFactor, mine: MatchSide, theirs: MatchSide): number =>
  scoreMatch(mine, theirs).factors.find((each) => each.factor === factor)?.points ?? -1;
const reasonOf = (factor: MatchFactor, mine: Partial<MatchSide>, theirs: Partial<MatchSide>) => {
  const found = scoreMatch(side(mine), side(theirs)).factors.find((each) => each.factor === factor);
  return [found?.points, found?.reason];
};

test('[SCR-13] the weights are 40, 25, 20 and 15, and a counterparty that fits wholly has 100', () => {
  expect(Object.values(matchWeights).map(({ full }) => full)).toEqual([40, 25, 20, 15]);
  const stated = { industries: ['0501'], regions: ['cn-32'], rounds: ['1_0'], ...amount(8000) };
  expect(scoreMatch(side(stated), side(stated))).toMatchObject({ score: 100, band: 'high' });
  expect(scoreMatch(noSide, noSide)).toMatchObject({ score: 50, band: 'low' });
});

test.each([
  [['0501'], ['0501'], [40, '同属储能']],
  [['0501'], ['0502'], [24, '同属能源矿产，细分不同']],
  [['05'], ['0501'], [40, '储能属能源矿产']],
  [['0303'], ['03'], [40, '数据中心属 TMT']],
  [['0303'], ['0301'], [24, '同属 TMT，细分不同']],
  [['03'], ['03'], [40, '同属 TMT']],
  [['0501'], ['0303'], [0, '储能与数据中心不同']],
  [
    ['0501', '0303'],
    ['0702', '0303'],
    [40, '同属数据中心'],
  ],
  [[], ['0501'], [20, '行业未填，按中性计']],
  [['-1'], ['0501'], [20, '行业不限，按中性计']],
])('[SCR-13] industries %j and %j have points and a reason', (mine, theirs, expected) => {
  expect(reasonOf('industry', { industries: mine }, { industries: theirs })).toEqual(expected);
});

test.each([
  [['cn-32'], ['cn-32'], [20, '同在江苏']],
  [['cn-32'], ['cn-33'], [12, '同在华东']],
  [['cn-east'], ['cn-33'], [20, '浙江属华东']],
  [['de'], ['fr'], [12, '同在欧洲']],
  [['cn-32'], ['cn-44'], [0, '江苏与广东不同']],
  [['cn-32'], [], [10, '地区未填，按中性计']],
])('[SCR-13] regions %j and %j have points and a reason', (mine, theirs, expected) => {
  expect(reasonOf('region', { regions: mine }, { regions: theirs })).toEqual(expected);
});

test.each([
  [['1_0', '2_0'], ['2_0'], [15, '同为 B轮']],
  [['7_3'], ['7_3'], [15, '同为战略投资']],
  [['1_0'], ['2_0'], [0, 'A轮与B轮不同']],
  [[], ['2_0'], [7.5, '轮次未填，按中性计']],
  [['none'], ['none'], [15, '同为非融资交易']],
  [['none'], ['2_0'], [0, '非融资交易与B轮不同']],
  [['1_0', '3_0'], ['2_0'], [0, 'A轮等与B轮不同']],
])('[SCR-13] rounds %j and %j have points and a reason', (mine, theirs, expected) => {
  expect(reasonOf('round', { rounds: mine }, { rounds: theirs })).toEqual(expected);
});

test.each([
  [range(1000, 5000), amount(5000), [25, '5,000\u202f万元，在 1,000–5,000\u202f万元之内']],
  [amount(32_000), range(10_000, 50_000), [25, '3.2\u202f亿元，在 1–5\u202f亿元之内']],
  [range(10_000, null), amount(32_000), [25, '3.2\u202f亿元，不低于下限 1\u202f亿元']],
  [range(null, 50_000), amount(32_000), [25, '3.2\u202f亿元，在 5\u202f亿元以下']],
  [amount(8000), amount(8000), [25, '金额同为 8,000\u202f万元']],
  [amount(8000), amount(24_000), [20 * (1 - Math.log(3) / Math.log(4)), '金额相差 3 倍']],
  [range(1000, 5000), range(1000, 6000), [25, '金额区间重合 100\u202f%']],
  [range(1000, 6000), range(2000, 7000), [24, '金额区间重合 80\u202f%']],
  [range(1000, 5000), range(5000, 9000), [20, '金额区间相接']],
  [range(5000, null), range(null, 6000), [20 + 5 / 6, '金额区间重合 16\u202f%']],
  [range(5000, null), range(8000, null), [25, '金额区间重合 100\u202f%']],
  [range(1000, 2000), range(4000, 8000), [10, '金额相差 2 倍']],
  [range(1000, 5000), amount(10_000), [10, '1\u202f亿元，是上限的 2 倍']],
  [range(1000, 5000), amount(500), [10, '500\u202f万元，比下限低 50\u202f%']],
  [range(1000, 5000), amount(5001), [20, '5,001\u202f万元，略高于上限']],
  [range(1000, 5000), amount(999), [20, '999\u202f万元，略低于下限']],
  [range(1000, 5000), amount(20_000), [0, '2\u202f亿元，是上限的 4 倍']],
  [range(1000, 5000), amount(84_000), [0, '8.4\u202f亿元，是上限的 16 倍']],
  [range(1000, 5000), amount(1), [0, '1\u202f万元，比下限低 99\u202f%']],
  [range(1000, 5000), amount(0), [0, '金额相差 4 倍以上']],
  [range(1000, 5000), range(50_000, 60_000), [0, '金额相差 4 倍以上']],
  [range(1000, 5000), range(null, null), [12.5, '金额未填或未公开，按中性计']],
])('[SCR-13] amounts %j and %j have points and a reason', (mine, theirs, [points, reason]) => {
  const [found, said] = reasonOf('amount', mine, theirs);
  expect(said).toBe(reason);
  expect(found).toBeCloseTo(Number(points), 1);
});

test('[SCR-13] the score is a whole number from 0 to 100, the sum of its factors, alike from both sides', () => {
  fc.assert(
    fc.property(openSides, openSides, (mine, theirs) => {
      const { score, factors, band } = scoreMatch(mine, theirs);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(score).toBe(Math.round(factors.reduce((sum, { points }) => sum + points, 0)));
      expect(band).toBe(bandOf(score));
      expect(factors.map(({ factor }) => factor)).toEqual(Object.keys(matchWeights));
      for (const { factor, points, reason } of factors) {
        expect(points >= 0 && points <= matchWeights[factor].full).toBe(true);
        expect(reason).toMatch(/^[^\n]{2,40}$/);
      }
      expect(scoreMatch(theirs, mine).score).toBe(score);
    }),
  );
});

test('[SCR-13] a factor that is stated otherwise changes its own points alone', () => {
  const changes = fc.oneof(
    industryLeaves.map((id) => ['industry', { industries: [id] }] as const),
    regionLeaves.map((id) => ['region', { regions: [id] }] as const),
    roundIds.map((id) => ['round', { rounds: [id] }] as const),
    ranges.map((stated) => ['amount', stated] as const),
  );
  fc.assert(
    fc.property(openSides, openSides, changes, (mine, theirs, [factor, stated]) => {
      const before = scoreMatch(mine, theirs).factors.filter((each) => each.factor !== factor);
      const after = scoreMatch(mine, { ...theirs, ...stated }).factors.filter(
        (each) => each.factor !== factor,
      );
      expect(after).toEqual(before);
    }),
  );
});

test('[SCR-13] the score never falls as one factor fits better: none, unstated, group, wholly', () => {
  const steps = [
    [['0303'], [], ['0502'], ['0501']].map((industries) => ({ industries })),
    [['cn-44'], [], ['cn-33'], ['cn-32']].map((regions) => ({ regions })),
    [['2_0'], [], ['1_0']].map((rounds) => ({ rounds })),
  ];
  const mine = { industries: ['0501'], regions: ['cn-32'], rounds: ['1_0'] };
  fc.assert(
    fc.property(openSides, ranges, fc.constantFrom(...steps), (theirs, stated, better) => {
      const scores = better.map(
        (each) => scoreMatch(side({ ...mine, ...stated }), { ...theirs, ...each }).score,
      );
      expect(scores).toEqual(scores.toSorted((one, other) => one - other));
      expect(new Set(scores).size).toBe(scores.length);
    }),
  );
});

test('[SCR-13] one more industry, region or round of the other side never lowers the score', () => {
  fc.assert(
    fc.property(openSides, openSides, industryLeaves, regionLeaves, roundIds, (mine, theirs, a, b, c) => {
      const more = {
        ...theirs,
        industries: theirs.industries.length > 0 ? [...theirs.industries, a] : [],
        regions: theirs.regions.length > 0 ? [...theirs.regions, b] : [],
        rounds: theirs.rounds.length > 0 ? [...theirs.rounds, c] : [],
      };
      expect(scoreMatch(mine, more).score).toBeGreaterThanOrEqual(scoreMatch(mine, theirs).score);
    }),
  );
});

test('[SCR-13] an amount that moves towards a range never has fewer points', () => {
  fc.assert(
    fc.property(ranges, amounts, amounts, (stated, one, other) => {
      const ends = [
        Number(stated.min ?? 0),
        stated.max === null ? Number.POSITIVE_INFINITY : Number(stated.max),
      ];
      const [low = 0, high = 0] = ends;
      const [near, far] = [one, other].toSorted((a, b) => Math.abs(distance(a)) - Math.abs(distance(b)));
      function distance(value: number): number {
        if (value < low) return Math.log(low / value);
        return value > high ? Math.log(value / Math.max(high, 1e-9)) : 0;
      }
      const [close, away] = [near, far].map((wan) =>
        pointsOf('amount', side(stated), side(amount(wan ?? 1))),
      );
      expect(close).toBeGreaterThanOrEqual(away ?? Number.NaN);
    }),
  );
});

test('[SCR-13] the part that two ranges share gives more points the larger it is', () => {
  const mine = side(range(10_000, 20_000));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 40_000 }), (a, b) => {
      const away = (low: number): number => Math.abs(low - 10_000);
      const [near = 0, far = 0] = [a, b].toSorted((one, other) => away(one) - away(other));
      if (near < 10_000 !== far < 10_000) return;
      const points = (low: number): number => pointsOf('amount', mine, side(range(low, low + 10_000)));
      expect(points(near)).toBeGreaterThanOrEqual(points(far));
    }),
  );
});

test('[SCR-13] bands have names, and a higher score is never in a lower band', () => {
  expect([100, 80, 79, 60, 59, 0].map((score) => bandNames[bandOf(score)])).toEqual([
    '高',
    '高',
    '中',
    '中',
    '低',
    '低',
  ]);
});

test('[SCR-13] of 10,000 counterparties the list holds as many of the best as are asked for', () => {
  const others = Array.from({ length: 10_000 }, (_, place) =>
    side({ id: String(place), industries: ['0501'], ...amount(place) }),
  );
  const { matches } = rankMatches(side({ industries: ['0501'], ...range(2000, 3000) }), others, {
    matches: 20,
    near: 20,
  });
  expect(matches).toHaveLength(20);
  for (const { id, score } of matches) {
    expect(Number(id) >= 2000 && Number(id) <= 3000).toBe(true);
    expect(score).toBe(83);
  }
});
