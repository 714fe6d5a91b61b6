import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyerTypes } from '../../../contract/reference/buyer-types';
import { soeGroups } from '../../../contract/reference/soe-groups';
import { buyListAt } from '../../../src/domain/buy/buy-list-at';

test('[SCR-02] the demands of all buyers stand at /buy, those of the programme below /buy/hundred', () => {
  expect(buyListAt('/buy', '')).toMatchObject({ path: '/buy', hundred: false, buyerType: null });
  expect(buyListAt('/buy/hundred/all', '')).toMatchObject({ hundred: true, buyerType: null });
  for (const { id } of buyerTypes)
    expect(buyListAt(`/buy/hundred/${id}?sort=amountUp`, '?sort=amountUp')).toMatchObject({
      path: `/buy/hundred/${id}`,
      hundred: true,
      buyerType: id,
    });
});

test('[ENT-06] a group of state-owned buyers is taken where they are listed, and nowhere else', () => {
  for (const { id } of soeGroups) {
    expect(buyListAt('/buy/hundred/soe', `?group=${id}`)).toMatchObject({ group: id, dropped: [] });
    expect(buyListAt('/buy/hundred/fund', `?group=${id}`)).toMatchObject({
      group: null,
      dropped: [{ name: 'group', value: id, why: 'misplaced' }],
    });
  }
});

test('[ENT-06] a group that nobody knows is told as dropped, whatever stands there', () => {
  const known = soeGroups.map(({ id }) => id);
  fc.assert(
    fc.property(
      fc.string({ minLength: 1 }).filter((text) => !known.includes(text)),
      (value) => {
        const search = `?${new URLSearchParams({ group: value }).toString()}`;
        expect(buyListAt('/buy/hundred/soe', search)).toMatchObject({
          group: null,
          dropped: [{ name: 'group', value, why: 'unknown' }],
        });
      },
    ),
  );
});

test('[SCR-02] a group that stands where demands have none is told', () => {
  const why = (path: string) => buyListAt(path, '?group=99').dropped.map((each) => each.why);
  expect([why('/buy'), why('/buy/hundred/fund'), why('/buy/hundred/soe')]).toEqual([
    ['misplaced'],
    ['misplaced'],
    ['unknown'],
  ]);
});
