import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { InvestorDetail, investorTypes } from '../../../contract/investor/investor';
import { rounds } from '../../../contract/reference/rounds';
import { dayMs } from '../../../contract/values/duration';
import { readRecords } from '../../../gateway/src/seed/read-records';
import { SeedInvestor } from '../../../gateway/src/seed/records/investor';
import { idIn, industries, regions } from '../../../gateway/src/seed/trees';
import { repeated } from './likeness';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const pages = readRecords(SeedInvestor, folder, 'content/investors.json');
const cases = pages.flatMap(({ selected }) => selected);

const onTheWire = ({ region, focus, rounds: names, ...same }: SeedInvestor): InvestorDetail => ({
  ...same,
  region: idIn(regions, region),
  focus: focus.map((name) => idIn(industries, name)),
  rounds: names.map((name) => idIn(rounds, name)),
});

test('[SCR-05] each investor of the seed is the same after the wire', () => {
  for (const page of pages.map(onTheWire))
    expect(InvestorDetail.decode(JSON.parse(JSON.stringify(InvestorDetail.encode(page))))).toEqual(
      right(page),
    );
});

test('[SCR-05] the seed has at least 60 investors of every type, and no name or fund code twice', () => {
  expect(new Set(pages.map(({ kind }) => kind))).toEqual(new Set(Object.keys(investorTypes)));
  expect(pages.length).toBeGreaterThanOrEqual(60);
  expect(repeated(pages.map(({ name }) => name))).toEqual([]);
  expect(repeated(pages.flatMap(({ funds }) => funds.map(({ code }) => code)))).toEqual([]);
  expect(repeated(cases.map(({ company }) => company))).toEqual([]);
});

test('[SCR-05] the figures of an investor agree with its cases', () => {
  const newest = Math.max(...cases.map(({ at }) => at));
  for (const { id, chequeMin, chequeMax, cases: all, recent, lastAt, selected } of pages) {
    expect(Number(chequeMin), id).toBeLessThan(Number(chequeMax));
    expect(recent, id).toBeLessThanOrEqual(all);
    expect(selected.length, id).toBeLessThanOrEqual(all);
    const days = selected.map(({ at }) => at);
    expect(days).toEqual([...days].sort((one, other) => other - one));
    expect(lastAt).toBe(days[0]);
    const withinYear = days.filter((at) => at > newest - 365 * dayMs).length;
    expect(withinYear, id).toBeLessThanOrEqual(recent + 1);
    for (const { amount } of selected.filter((each) => each.amount !== null)) {
      expect(Number(amount), id).toBeGreaterThanOrEqual(Number(chequeMin));
      expect(Number(amount), id).toBeLessThanOrEqual(Number(chequeMax));
    }
  }
});

test('[SCR-05] 30 to 40 per cent of the amounts are 未披露, and the cheques are skewed', () => {
  const share = cases.filter(({ amount }) => amount === null).length / cases.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.4);
  const most = pages.map(({ chequeMax }) => Number(chequeMax)).sort((one, other) => one - other);
  const mean = most.reduce((sum, each) => sum + each, 0) / most.length;
  expect(most[Math.floor(most.length / 2)]).toBeLessThan(mean);
});
