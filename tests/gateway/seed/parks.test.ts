import { isLeft, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { ParkDetail, policyTypes } from '../../../contract/park/park';
import { dayMs } from '../../../contract/values/duration';
import { readRecords } from '../../../gateway/src/seed/read-records';
import { SeedPark } from '../../../gateway/src/seed/records/park';
import { repeated } from './likeness';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const all = readRecords(SeedPark, folder, 'content/parks.json');
const zones = all.filter(({ kind }) => kind === 'zone');
const parks = all.filter(({ kind }) => kind === 'park');
const policies = all.flatMap((park) => park.policies);
const checkedUntil = Date.parse('2026-11-30T00:00:00+08:00');

test('[SCR-06] each zone and park of the seed is the same after the wire', () => {
  for (const each of all)
    expect(ParkDetail.decode(JSON.parse(JSON.stringify(ParkDetail.encode(each))))).toEqual(right(each));
});

test('[SCR-06] the seed has the 22 zones of seven batches and 30 parks, and no name twice', () => {
  expect(zones).toHaveLength(22);
  expect(parks).toHaveLength(30);
  expect(repeated(all.map(({ name }) => name))).toEqual([]);
  const batches = zones.map(({ foundedAt }) => new Date(foundedAt ?? 0).getUTCFullYear());
  const sizes = [2013, 2015, 2017, 2018, 2019, 2020, 2023].map(
    (year) => batches.filter((each) => each === year).length,
  );
  expect(sizes).toEqual([1, 3, 7, 1, 6, 3, 1]);
});

test('[SCR-06] every policy has a number, a valid period, and an id of its own', () => {
  expect(repeated(policies.map(({ id }) => id))).toEqual([]);
  for (const { id, number, effectiveFrom, effectiveTo, verifiedAt } of policies) {
    expect(number, id).not.toBe('');
    expect(effectiveTo ?? Infinity, id).toBeGreaterThan(effectiveFrom);
    expect(verifiedAt ?? 0, id).toBeLessThan(checkedUntil);
  }
  for (const { policyCount, policies: own } of all) expect(policyCount).toBe(own.length);
});

test('[SCR-06] some policies are expired, some were never verified, and every park has one', () => {
  const expired = policies.filter(({ effectiveTo }) => effectiveTo !== null && effectiveTo < checkedUntil);
  expect(expired.length).toBeGreaterThan(5);
  expect(expired.length).toBeLessThan(policies.length / 4);
  expect(policies.some(({ verifiedAt }) => verifiedAt === null)).toBe(true);
  expect(all.filter((park) => park.policies.length === 0)).toEqual([]);
  expect(new Set(policies.map(({ kind }) => kind))).toEqual(new Set(Object.keys(policyTypes)));
});

test('[SCR-06] no zone or park advertises a tax rebate, and taxes are of the State alone', () => {
  expect(JSON.stringify(parks)).not.toMatch(/返还|退税|即征即退|留存部分/u);
  for (const { kind, level } of policies.filter((each) => each.kind === 'tax'))
    expect([kind, level]).toEqual(['tax', 'state']);
});

test('[SCR-06] a policy is issued by the State, or by the invented park that lists it', () => {
  for (const { name, policies: own } of all)
    for (const { level, issuer } of own) expect(level === 'state' || issuer.startsWith(name)).toBe(true);
});

test('[OPS-06] a park whose policies contradict themselves is refused with the policy and the reason', () => {
  const park = parks.find((each) => each.policies.length > 1);
  const faultsOf = (changed: object): readonly string[] => {
    const record = { ...park, policies: park?.policies.map((policy) => ({ ...policy, ...changed })) };
    const read = SeedPark.decode(
      JSON.parse(JSON.stringify(ParkDetail.is(record) ? ParkDetail.encode(record) : {})),
    );
    return isLeft(read) ? read.left.map(({ message = '' }) => message) : [];
  };
  const from = Date.parse('2025-01-01T00:00:00+08:00');
  const period = { effectiveFrom: from, effectiveTo: from + 30 * dayMs, deadline: from + 10 * dayMs };
  expect(faultsOf(period)).toEqual([]);
  expect(faultsOf({ ...period, effectiveTo: from, deadline: from })).toEqual([]);
  expect(faultsOf({ ...period, effectiveTo: from - dayMs })[0]).toMatch(/^政策 \S+ 的失效日期早于施行日期$/);
  expect(faultsOf({ ...period, deadline: from + 31 * dayMs })[0]).toMatch(
    /^政策 \S+ 的申报截止晚于失效日期$/,
  );
  expect(faultsOf({ ...period, id: 'twice' })).toEqual(['政策编号 twice 重复']);
});
