import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { OrganizationDetail, organizationTypes } from '../../../contract/organization/organization';
import { readRecords } from '../../../gateway/src/seed/read-records';
import { SeedOrganization } from '../../../gateway/src/seed/records/organization';
import { repeated } from './likeness';

const folder = new URL('../../../gateway/seed/', import.meta.url);
const organizations = readRecords(SeedOrganization, folder, 'content/organizations.json');
const cases = organizations.flatMap(({ selected }) => selected);

test('[SCR-05] each organization of the seed is the same after the wire', () => {
  for (const each of organizations)
    expect(OrganizationDetail.decode(JSON.parse(JSON.stringify(OrganizationDetail.encode(each))))).toEqual(
      right(each),
    );
});

test('[SCR-05] the seed has 60 organizations of every kind, and no name twice', () => {
  expect(organizations).toHaveLength(60);
  expect(new Set(organizations.map(({ kind }) => kind))).toEqual(new Set(Object.keys(organizationTypes)));
  expect(repeated(organizations.map(({ name }) => name))).toEqual([]);
});

test('[SCR-05] an organization has a fee for each service, and its cases are the newest first', () => {
  for (const { id, services, fees, selected, cases: all, qualifications } of organizations) {
    expect(
      fees.map(({ service }) => service),
      id,
    ).toEqual(services);
    expect(qualifications.length, id).toBeGreaterThan(0);
    const days = selected.map(({ at }) => at);
    expect(days).toEqual([...days].sort((one, other) => other - one));
    expect(days.length, id).toBeLessThanOrEqual(all);
  }
});

test('[SCR-05] most clients are not named, some are, and no title contains the name of a client', () => {
  const named = cases.filter(({ client }) => client !== null);
  expect(named.length).toBeGreaterThan(20);
  expect(named.length).toBeLessThan(cases.length / 2);
  for (const { client, title } of named) expect(title).not.toContain(client);
});

test('[SCR-05] some organizations have penalties, and none advertises a class of its association', () => {
  expect(organizations.filter(({ penalties }) => penalties.length > 0).length).toBeGreaterThan(3);
  expect(JSON.stringify(organizations)).not.toMatch(/[ABC] ?类|分类评价/u);
});
