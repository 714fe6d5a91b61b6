import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exclusionOf } from '../../../../gateway/src/domain/matching/exclusions';
import { rankMatches } from '../../../../gateway/src/domain/matching/match';
import type { MatchSide } from '../../../../gateway/src/domain/matching/match-side';
import { leastStake, offeredStake } from '../../../../contract/rules/stake';
import { exactDecimal } from '../../../../contract/values/decimal';
import { noSide, openSides } from '../../../support/arbitraries/match-sides';

const stated = {
  industries: ['0501'],
  regions: ['cn-32'],
  rounds: ['1_0'],
  min: exactDecimal('1000'),
  max: exactDecimal('5000'),
};
const side = (other: Partial<MatchSide>): MatchSide => ({ ...noSide, ...stated, ...other });
const mine = side({ id: 'mine', ownerId: 'me' });
const ten = { matches: 10, near: 10 };
const five = { matches: 5, near: 5 };
const wants = side({ wantedStake: exactDecimal('51') });
const idsOf = (all: readonly { readonly id: string }[]): readonly string[] => all.map(({ id }) => id);

test.each([
  ['own', mine, side({ ownerId: 'me' })],
  ['stakeTooSmall', wants, side({ offeredStake: exactDecimal('50.99') })],
  ['stakeTooSmall', side({ offeredStake: exactDecimal('9') }), wants],
  [null, wants, side({ offeredStake: exactDecimal('51') })],
  [null, wants, side({ offeredStake: null })],
  [null, side({}), side({})],
] as const)('[SCR-13] the first exclusion of two sides is %s', (expected, one, other) => {
  expect(exclusionOf(one, other)).toBe(expected);
  expect(exclusionOf(other, one)).toBe(expected);
});

test('[SCR-13] an own deal is in no list, however well it fits', () => {
  const others = [
    side({ id: 'own', ownerId: 'me' }),
    side({ id: 'platform', ownerId: null }),
    side({ id: 'fits' }),
  ];
  const { matches, near } = rankMatches(mine, others, ten);
  expect([idsOf(matches), near]).toEqual([['fits', 'platform'], []]);
  expect(idsOf(rankMatches(side({ ownerId: null }), others, ten).matches)).toEqual([
    'fits',
    'own',
    'platform',
  ]);
});

test('[SCR-13] a counterparty that misses one thing is nearly a match, and the miss is named', () => {
  const others = [
    side({ id: 'region', regions: ['cn-44'] }),
    side({ id: 'round', rounds: ['2_0'] }),
    side({ id: 'industry', industries: ['0303'] }),
    side({ id: 'amount', min: exactDecimal('15000'), max: exactDecimal('15000') }),
    side({ id: 'two', regions: ['cn-44'], rounds: ['2_0'] }),
  ];
  const { matches, near } = rankMatches(mine, others, ten);
  expect(matches).toEqual([]);
  expect(near.map(({ id, miss }) => [id, miss.name, miss.reason])).toEqual([
    ['round', '轮次', 'A轮与B轮不同'],
    ['region', '地区', '江苏与广东不同'],
    ['amount', '金额', '1.5\u202f亿元，是上限的 3 倍'],
    ['industry', '行业', '储能与数据中心不同'],
  ]);
});

test('[SCR-13] a stake below the lower limit that a demand states is in no list of matches', () => {
  const percents = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(percents, percents, (offered, least) => {
      const demand = side({ id: 'demand', wantedStake: leastStake(`参股，不低于 ${least} %`) });
      const deal = side({ id: 'deal', offeredStake: offeredStake(`参股 ${offered} %`) });
      const isMatch = offered >= least;
      expect(rankMatches(demand, [deal], ten).matches.length).toBe(isMatch ? 1 : 0);
      expect(rankMatches(deal, [demand], ten).matches.length).toBe(isMatch ? 1 : 0);
    }),
  );
});

test('[SCR-13] a stake that is too small is the single miss only when all else fits', () => {
  const small = { offeredStake: exactDecimal('30') };
  const others = [side({ id: 'stake', ...small }), side({ id: 'both', regions: ['cn-44'], ...small })];
  const { matches, near } = rankMatches(side({ wantedStake: exactDecimal('51') }), others, ten);
  expect(matches).toEqual([]);
  expect(near.map(({ id, miss }) => [id, miss.name, miss.reason])).toEqual([
    ['stake', '股比', '出让比例低于求购写明的下限'],
  ]);
});

test('[SCR-13] a counterparty of which nothing is known is no match, and none that is nearly one', () => {
  expect(rankMatches(mine, [{ ...noSide, id: 'silent' }], ten)).toEqual({ matches: [], near: [] });
  const onlyWrong = { ...noSide, id: 'wrong', rounds: ['2_0'] };
  expect(rankMatches(mine, [onlyWrong], ten)).toEqual({ matches: [], near: [] });
});

test('[SCR-13] freshness decides between equal scores and nothing else', () => {
  const others = [
    side({ id: 'a', confirmedAt: 1 }),
    side({ id: 'b', confirmedAt: 3 }),
    side({ id: 'c', confirmedAt: 0 }),
    side({ id: 'd', confirmedAt: 3 }),
    side({ id: 'e', confirmedAt: 9, regions: ['cn-33'] }),
  ];
  expect(idsOf(rankMatches(mine, others, ten).matches)).toEqual(['b', 'd', 'a', 'c', 'e']);
  expect(idsOf(rankMatches(mine, others, { matches: 2, near: 2 }).matches)).toEqual(['b', 'd']);
});

test('[SCR-13] the ranking is the same in any order in which the counterparties are read', () => {
  const many = fc.uniqueArray(openSides, { selector: ({ id }) => id, maxLength: 12 });
  fc.assert(
    fc.property(openSides, many, fc.nat({ max: 11 }), (one, others, turn) => {
      const turned = [...others.slice(turn), ...others.slice(0, turn)];
      expect(rankMatches(one, turned, five)).toEqual(rankMatches(one, others, five));
    }),
  );
});

test('[SCR-13] a match misses nothing, one that is nearly a match misses a single thing', () => {
  fc.assert(
    fc.property(openSides, fc.array(openSides, { maxLength: 8 }), (one, others) => {
      const { matches, near } = rankMatches(one, others, { matches: 8, near: 8 });
      const missed = (each: (typeof matches)[number]): number =>
        each.factors.filter(({ level }) => level === 'none').length;
      expect(matches.map(missed).every((count) => count === 0)).toBe(true);
      expect(near.map(missed).every((count) => count === 1)).toBe(true);
      for (const list of [matches, near])
        expect(list.map(({ score }) => score)).toEqual(
          list.map(({ score }) => score).toSorted((a, b) => b - a),
        );
    }),
  );
});
