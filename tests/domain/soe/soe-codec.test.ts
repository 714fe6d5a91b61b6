import * as fc from 'fast-check';
import { isLeft, isRight, right } from 'fp-ts/Either';
import type * as t from 'io-ts';
import { expect, test } from 'vitest';
import { kinds } from '../../../contract/kind/kinds';
import { industryTree } from '../../../contract/reference/industries';
import { soeGroups } from '../../../contract/reference/soe-groups';
import { soeCalls, type SoeFilter } from '../../../contract/soe/calls';
import { exchanges } from '../../../contract/soe/exchanges';
import { soeFacts } from '../../../contract/soe/kind';
import { BiddingWay, Soe, SoeDetail, SoeHolding, SoeSort, WithoutBidder } from '../../../contract/soe/soe';
import { SoeGroupId, soeGroupOf } from '../../../contract/soe/soe-group';
import {
  biddingNames,
  soeDealNames,
  soeHoldingNames,
  soeSortNames,
  soeStageNames,
  withoutBidderNames,
} from '../../../contract/soe/soe-names';
import { SoeStage } from '../../../contract/soe/soe-stage';
import { soeDetails, soes } from '../../support/arbitraries/soe';

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const roundTrips = <A, O>(codec: t.Type<A, O>, values: fc.Arbitrary<A>): void =>
  fc.assert(
    fc.property(values, (value) => {
      const more = { ...codec.encode(value), ['an extra field']: 'kept?' };
      expect(codec.decode(overTheWire(more))).toEqual(right(value));
    }),
  );

test('[ENT-01][GAT-09] a listing of state-owned assets is the same after the wire, without extra fields', () => {
  roundTrips(Soe, soes);
});

test('[ENT-01][GAT-09] the page of a listing is the same after the wire, without extra fields', () => {
  roundTrips(SoeDetail, soeDetails);
});

const least = {
  id: 'S1',
  code: 'G32026BJ1000001',
  title: '某公司 51 % 股权',
  deal: 'equity',
  exchange: 'BJ',
  company: '某公司',
  group: '9',
  dates: {},
};

test('[GAT-09] a listing may leave out all that its notice does not state', () => {
  const read = Soe.decode(least);
  expect(isRight(read) && read.right).toMatchObject({ price: null, controls: false, industry: '' });
  const detail = SoeDetail.decode({
    ...least,
    seller: { name: '转让方' },
    terms: { bidding: 'online', withoutBidder: 'end' },
  });
  expect(isRight(detail) && detail.right).toMatchObject({ target: null, statements: [], related: [] });
});

test.each([
  ['an unknown deal', { deal: 'lease' }],
  ['an unknown group', { group: '10' }],
  ['no number', { code: '' }],
  ['a day that does not exist', { dates: { formalFrom: '2026-02-30' } }],
  ['a price in words', { price: '面议' }],
])('[GAT-09] a listing with %s is refused', (_, wrong) => {
  expect(isLeft(Soe.decode({ ...least, ...wrong }))).toBe(true);
});

test('[ENT-06] each industry of the tree has one of the nine groups, and an unknown one is 其他', () => {
  const byGroup = industryTree.flatMap(({ industries }) => industries.map(({ id }) => soeGroupOf(id)));
  expect([...new Set(byGroup)].toSorted()).toEqual(soeGroups.map(({ id }) => id));
  expect(Object.keys(SoeGroupId.keys)).toEqual(soeGroups.map(({ id }) => id));
  expect(['0202', '0303', '9999'].map(soeGroupOf)).toEqual(['1', '4', '9']);
});

test('[SCR-05] the filter of listings is sent as parameters and read back', () => {
  const { parameters, path } = soeCalls.list;
  const asked = { group: '3,8', stage: 'disclosure', industry: '0501', min: '1000', sort: 'priceUp' };
  const read = parameters.decode(asked);
  expect(read).toMatchObject(right({ group: ['3', '8'], stage: ['disclosure'], max: null, keyword: null }));
  expect(isRight(read) && parameters.encode(read.right)).toMatchObject(asked);
  expect(isLeft(parameters.decode({ group: '12' }))).toBe(true);
  expect(parameters.decode({})).toMatchObject(right({ deal: [], sort: 'disclosed' }));
  expect(path).toBe('/webapp/soe!list.action');
});

test('[SCR-05] a filter that asks for nothing sends its order alone', () => {
  const any: SoeFilter = {
    deal: [],
    group: [],
    stage: [],
    industry: [],
    region: [],
    exchange: [],
    min: null,
    max: null,
    holding: [],
    keyword: null,
    sort: 'disclosed',
  };
  const { parameters } = soeCalls.list;
  const sent = parameters.encode({ ...any, cursor: null, page: 1, pageSize: 20 });
  expect(Object.entries(sent).filter(([, text]) => text !== '')).toEqual([
    ['sort', 'disclosed'],
    ['page', '1'],
    ['pageSize', '20'],
  ]);
  expect(parameters.decode(sent)).toMatchObject(right(any));
});

test('[SCR-05] only members ask for listings, and each call only reads', () => {
  expect(Object.keys(soeCalls)).toEqual(['list', 'counts', 'detail']);
  for (const { access, safe } of Object.values(soeCalls)) expect([access, safe]).toEqual(['account', true]);
});

test('[SCR-05] each order, stage, kind, way of bidding and next step has a Chinese name of its own', () => {
  const all = [
    [SoeSort.keys, soeSortNames],
    [SoeStage.keys, soeStageNames],
    [Soe.type.type.props.deal.keys, soeDealNames],
    [SoeHolding.keys, soeHoldingNames],
    [BiddingWay.keys, biddingNames],
    [WithoutBidder.keys, withoutBidderNames],
  ] as const;
  for (const [keys, names] of all) {
    expect(Object.keys(names)).toEqual(Object.keys(keys));
    expect(new Set(Object.values(names)).size).toBe(Object.keys(keys).length);
  }
});

test('[SCR-05] the kind hides nothing, and has an address that no other kind has', () => {
  expect(soeFacts).toMatchObject({ path: '/soe', gate: null });
  const others = Object.entries(kinds).filter(([name]) => name !== 'soe');
  expect(others.map(([, { path }]) => path)).not.toContain(soeFacts.path);
});

test('[SCR-05] each exchange has letters and a host of its own', () => {
  expect(new Set(exchanges.map(({ id }) => id)).size).toBe(exchanges.length);
  expect(new Set(exchanges.map(({ host }) => host)).size).toBe(exchanges.length);
  for (const { id, host } of exchanges) {
    expect(id).toMatch(/^[A-Z]{2}$/);
    expect(new URL(`https://${host}/`).host).toBe(host);
  }
});
