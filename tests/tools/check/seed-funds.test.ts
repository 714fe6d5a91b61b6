import { expect, test } from 'vitest';
import { fundFaults } from '../../../tools/check/seed/fund-faults';
import { demoSeed } from '../../../tools/process/seeds';

const fund = demoSeed.funds.find(
  ({ materials, stage }) => materials.portfolio.length > 0 && stage === 'investing',
);
if (fund === undefined) throw new Error('The seed has no investing fund with a portfolio.');
const [investment] = fund.materials.portfolio;
if (investment === undefined) throw new Error('The fund has no investment.');

const invested = (daysAgo: number) => ({
  ...fund,
  materials: { ...fund.materials, portfolio: [{ ...investment, daysAgo }] },
});

test('[SCR-05] an investment on the day of the founding or today is accepted', () => {
  expect(fundFaults([invested(fund.foundedDaysAgo), invested(0)])).toEqual([]);
});

test.each([
  ['an investment before the founding', invested(fund.foundedDaysAgo + 1), 'is not between the founding'],
  ['an investment in the future', invested(-1), 'is not between the founding'],
  ['a state that contradicts the stage', { ...fund, state: '延期清算' }, 'contradicts the stage investing'],
  ['the introduction of another manager', { ...fund, managerIntro: '无名成立于 2012 年。' }, 'is not about'],
])('[SCR-05] the check reports %s', (_, wrong, message) => {
  expect(fundFaults([wrong])).toEqual([expect.stringContaining(message)]);
});

test('[SCR-05] the check reports a manager with two codes, and a code of two managers', () => {
  const otherCode = { ...fund, managerCode: 'P9999999' };
  const otherManager = { ...fund, manager: `${fund.manager}二部` };
  expect(fundFaults([fund, otherCode])).toEqual([expect.stringContaining('do not belong together')]);
  expect(fundFaults([fund, otherManager])).toEqual([expect.stringContaining('do not belong together')]);
});
