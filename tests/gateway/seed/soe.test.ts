import { isLeft, isRight, right } from 'fp-ts/Either';
import * as t from 'io-ts';
import { beforeAll, expect, test } from 'vitest';
import { exactDay } from '../../../contract/calendar/calendar-day';
import { stateCalendar } from '../../../contract/calendar/state-calendar';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { exchanges } from '../../../contract/soe/exchanges';
import { listingFaults } from '../../../contract/soe/listing-faults';
import { SoeDetail } from '../../../contract/soe/soe';
import { soeGroupOf } from '../../../contract/soe/soe-group';
import { soeStanding, SoeStage } from '../../../contract/soe/soe-stage';
import { locations } from '../../../gateway/src/main/locations';
import { SeedSoe } from '../../../gateway/src/seed/records/soe';
import { readRecords, readValue } from '../../../gateway/src/seed/read-records';
import { alike, repeated } from './likeness';

const file = 'content/soe.json';
const listings = readRecords(SoeDetail, locations.seedData, file);
const sum = (shares: readonly string[]): number => shares.reduce((all, share) => all + Number(share), 0);

/** The stages on a day; a failure has its kind. */
const stagesOn = (day: string): readonly string[] =>
  listings.map((listing) => {
    const standing = soeStanding(listing, exactDay(day), stateCalendar);
    return isRight(standing) ? standing.right.stage : standing.left.kind;
  });

const countOf = (all: readonly string[], one: string): number => all.filter((each) => each === one).length;

beforeAll(() => {
  expect(listings).toHaveLength(48);
});

test('[SCR-05] the file of the seed has no field that the codec of a listing does not know', () => {
  const fieldNames = (value: unknown): readonly string[] =>
    t.UnknownRecord.is(value)
      ? Object.entries(value).flatMap(([name, inner]) => [name, ...fieldNames(inner)])
      : [];
  const written = readValue(t.UnknownArray, locations.seedData, file);
  const read = new Set(listings.flatMap(fieldNames));
  for (const record of written) for (const name of fieldNames(record)) expect(read).toContain(name);
});

test('[MKT-17] on 29 November 2026 the listings are in all stages', () => {
  const stages = stagesOn('2026-11-29');
  for (const stage of Object.keys(SoeStage.keys)) expect(countOf(stages, stage), stage).toBeGreaterThan(2);
  expect(countOf(stages, 'disclosure')).toBe(21);
});

test('[MKT-17] some deadlines wait for the notice of 2027, and every stated one has a day', () => {
  const pending = listings.filter((listing) => {
    const standing = soeStanding(listing, exactDay('2026-11-29'), stateCalendar);
    return isRight(standing) && standing.right.period?.deadline._tag === 'Left';
  });
  expect(pending.map(({ code }) => code).length).toBe(2);
});

test('[MKT-17] no listing breaks a rule of prices or periods, or the order of its days', () => {
  for (const listing of listings) {
    const { appraised, terms, seller } = listing;
    const priced = { ...listing, appraised, deposit: terms.deposit, consent: seller.consent };
    expect(listingFaults(priced, stateCalendar), listing.code).toEqual(right([]));
  }
});

test('[MKT-17] a stake that passes control is disclosed beforehand', () => {
  for (const { deal, stake, controls, dates, repriced, code } of listings)
    if (deal === 'equity') {
      expect(controls, code).toBe(Number(stake) > 50);
      if (controls && !repriced) expect(dates.preFrom, code).not.toBeNull();
    }
});

test('[SCR-05] listings have ids, numbers and titles of their own, and numbers of their exchange', () => {
  for (const name of ['id', 'code', 'title', 'company'] as const)
    expect(repeated(listings.map((listing) => listing[name]))).toEqual([]);
  const letters = { equity: 'G3', increase: 'G6', asset: 'GR' } as const;
  for (const { code, deal, exchange, monitorCode, repriced, link } of listings) {
    expect(code).toMatch(
      new RegExp(String.raw`^${letters[deal]}2026${exchange}\d{7}${repriced ? '-2' : ''}$`),
    );
    expect(code.startsWith(monitorCode)).toBe(true);
    expect(link).toBe(`https://${exchanges.find(({ id }) => id === exchange)?.host}/`);
  }
});

test('[ENT-06] a listing has an industry and a region of the trees, and the group of its industry', () => {
  const industries = industryTree.flatMap((group) => group.industries);
  const regions = regionTree.flatMap((group) => group.regions.map(({ name }) => name));
  for (const { industry, region, group, code } of listings) {
    const id = industries.find(({ name }) => name === industry)?.id ?? '';
    expect(id, code).not.toBe('');
    expect(group, code).toBe(soeGroupOf(id));
    expect(regions, code).toContain(region.split(' ')[0]);
  }
  expect(new Set(listings.map(({ group }) => group)).size).toBe(9);
});

test('[SCR-05] the figures of a listing agree with each other', () => {
  for (const { code, deal, stake, appraised, appraisal, statements, target, seller } of listings) {
    if (deal === 'equity')
      expect((Number(appraisal?.value) * Number(stake)) / 100, code).toBeCloseTo(Number(appraised), 1);
    for (const { assets, liabilities, equity } of statements)
      expect(Number(assets) - Number(liabilities), code).toBe(Number(equity));
    if (target === null) {
      expect(deal, code).toBe('asset');
      continue;
    }
    expect(sum(target.holders.map(({ share }) => share)), code).toBe(100);
    expect(Number(target.paidIn), code).toBeLessThanOrEqual(Number(target.registered));
    const own = target.holders.find(({ name }) => name === seller.name);
    if (deal === 'equity') expect(Number(own?.share), code).toBeGreaterThanOrEqual(Number(stake));
  }
});

test('[SCR-05] no two summaries of listings read alike', () => {
  expect(
    alike(
      listings.map(({ summary }) => summary),
      0.5,
    ),
  ).toEqual([]);
});

test.each([
  ['a price under the appraisal', { price: '1' }, '首次底价低于评估值'],
  ['an unknown industry', { industry: '炼金' }, '没有“炼金”这个行业'],
  ['an unknown region', { region: '月球' }, '没有“月球”这个地区'],
  ['another group', { group: '1' }, '行业组与行业不符'],
  ['days in disorder', { dates: { formalFrom: '2026-11-09', formalUntil: '2026-10-09' } }, '日期前后颠倒'],
  ['a short period', { dates: { formalFrom: '2026-11-09', formalUntil: '2026-11-10' } }, '至少 20 个'],
  ['a deposit over 30 %', { terms: { ...listings[3]?.terms, deposit: '20000' } }, '保证金超过底价的 30 %'],
])('[MKT-17] a listing with %s is refused, and the fault is named', (_, changed, said) => {
  const [first] = readValue(t.readonlyArray(t.UnknownRecord), locations.seedData, file).slice(3);
  const read = SeedSoe.decode({ ...first, ...changed });
  expect(isLeft(read) && read.left[0]?.message).toContain(said);
  expect(isRight(SeedSoe.decode(first))).toBe(true);
});
