import { expect, test } from 'vitest';
import { kindNames } from '../../../contract/kind/capabilities';
import { kinds } from '../../../contract/kind/kinds';
import { routeTable } from '../../../src/domain/route/route-table';
import { kindFaults } from '../../../tools/check/kinds/faults';

const faults = (change: Partial<Parameters<typeof kindFaults>[0]> = {}) =>
  kindFaults({ kinds, rows: routeTable, ...change }).map(({ file, message }) => `${file}: ${message}`);

const table = 'src/domain/route/route-table.ts';
const list = 'contract/kind/kinds.ts';

test('[RTE-01] the kinds of the product have their pages, and its pages their kinds', () => {
  expect(faults()).toEqual([]);
});

test('[RTE-01] a kind without a list or a page of its own is named', () => {
  const auction = { path: '/auction', bySource: false, code: null };
  expect(faults({ kinds: { ...kinds, auction } })).toEqual([
    `${table}: the kind auction has no page: no row of the route table has the path /auction`,
    `${table}: the kind auction has no page: no row of the route table has the path /auction/:id`,
  ]);
  expect(faults({ kinds: { ...kinds, auction: { ...auction, query: 'lot' } } })).toEqual([
    `${table}: the kind auction has no page: no row of the route table has the path /auction`,
  ]);
});

test.each(kindNames.filter((name) => !('query' in kinds[name])))(
  '[RTE-01] the page of a %s without its kind is named',
  (name) => {
    const { [name]: missing, ...others } = kinds;
    const path = `${missing.path}${missing.bySource ? '/:sourceType' : ''}/:id`;
    const row = routeTable.find((each) => each.path === path);
    expect(faults({ kinds: others })).toEqual([
      `${list}: the page ${row?.name} (${path}) has no kind: no kind of the list has this address`,
    ]);
  },
);

test('[RTE-01] two kinds with one address, or with the same letters in their codes, are named', () => {
  expect(faults({ kinds: { ...kinds, stake: { path: '/gf', bySource: true, code: 'GF' } } })).toEqual([
    `${list}: the kinds transfer and stake have one address: /gf`,
    `${list}: the kinds transfer and stake have codes with the same letters: GF`,
  ]);
});

test('[RTE-01] kinds without pages and without codes share nothing', () => {
  const bare = { path: null, bySource: false, code: null };
  expect(faults({ kinds: { ...kinds, one: bare, other: bare } })).toEqual([]);
});
