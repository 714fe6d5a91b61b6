import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { soeCalls } from '../../../contract/soe/calls';
import { soeHoldingOf } from '../../../contract/soe/soe-holding';
import { exactDecimal } from '../../../contract/values/decimal';
import { soeFilter } from '../../../src/domain/soe/soe-filter';

const { read, search, filterOf, queries, parts } = soeFilter;

test('[SCR-05] the address of state-owned listings holds the whole filter', () => {
  const address = '?group=3,8&deal=equity&stage=disclosure,bidding&holding=majority&exchange=BJ';
  const { asked, dropped } = read(`${address}&industry=0501&region=cn-31&min=1000&sort=priceUp`);
  expect(dropped).toEqual([]);
  expect(filterOf(asked)).toMatchObject({
    group: ['3', '8'],
    deal: ['equity'],
    stage: ['disclosure', 'bidding'],
    holding: ['majority'],
    exchange: ['BJ'],
    min: '1000',
    max: null,
    sort: 'priceUp',
  });
  expect(read(search(asked))).toEqual({ asked, dropped: [] });
  expect(filterOf({})).toMatchObject({ group: [], sort: 'disclosed' });
});

test.each([
  ['行业组', 'group=10'],
  ['交易类型', 'deal=lease'],
  ['披露阶段', 'stage=soon'],
  ['转让比例', 'holding=most'],
  ['交易机构', 'exchange=XX'],
  ['最低金额', 'min=500&max=100'],
  ['排序', 'sort=best'],
])('[SCR-05] a filter of %s that is not known is named and left out: %s', (label, address) => {
  expect(read(`?${address}`).dropped).toEqual([label]);
});

test('[SCR-05] each choice that can be offered is taken by the call, and any filter by its address', () => {
  for (const { name, tree } of parts)
    for (const { id } of tree) {
      const sent = soeCalls.list.parameters.decode({ [name]: id });
      expect(sent, `${name}=${id}`).toMatchObject({ _tag: 'Right', right: { [name]: [id] } });
    }
  const texts = fc.record(Object.fromEntries(queries.map((name) => [name, fc.string()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(texts, (query) => {
      const written = Object.entries(query).map(([name, text = '']) => [name, text]);
      const { asked } = read(`?${new URLSearchParams(written).toString()}`);
      expect(read(search(asked))).toEqual({ asked, dropped: [] });
    }),
  );
});

test.each([
  ['equity', '100', 'whole'],
  ['equity', '50.01', 'majority'],
  ['equity', '50', 'minority'],
  ['equity', null, null],
  ['increase', '51', null],
  ['asset', null, null],
] as const)('[SCR-05] a listing of %s with %s per cent has the size %s', (deal, stake, expected) => {
  expect(soeHoldingOf({ deal, stake: stake === null ? null : exactDecimal(stake) })).toBe(expected);
});
