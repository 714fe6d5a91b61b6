import { expect, test } from 'vitest';
import { outlivingDeal, outlivingNda } from '../../../src/domain/nda/outliving-nda';
import { openInterest } from '../../../tools/gallery/stories/bids';

const deal = { state: 'closed', owned: false, ndaState: 'signed' } as const;
const bids = { dealState: 'withdrawn', isOwner: false, ndaState: 'expired' } as const;

test.each([
  ['of a closed deal that is shown, with or without its bidding', deal, null, 'signed'],
  ['of a withdrawn one, which is not shown', null, bids, 'expired'],
  ['of nothing that is known', null, null, null],
  ['of a listed deal, whose page has its own way', { ...deal, state: 'listed' } as const, bids, null],
  [
    'of a deal that the gateway does not show here, while it is listed',
    null,
    { ...bids, dealState: 'listed' } as const,
    null,
  ],
  ['where none was asked for', { ...deal, ndaState: 'unsigned' } as const, null, null],
  ['for the owner, who has all the requests', { ...deal, owned: true }, null, null],
] as const)('[MKT-04] the record that outlives a deal %s', (_, shown, known, record) => {
  expect(outlivingNda(shown, known)).toBe(record);
});

test.each([
  ['withdrawn', { own: null }, 'withdrawn'],
  ['closed', { own: openInterest, ndaState: 'unsigned' }, 'closed'],
  ['withdrawn', { own: null, ndaState: 'unsigned' }, null],
  ['listed', { own: openInterest }, null],
] as const)(
  '[LAY-07] a deal that is not shown is known as %s to who has a record of it: %o',
  (dealState, known, reported) => {
    expect(outlivingDeal({ ...bids, ...known, dealState })).toBe(reported);
    expect(outlivingDeal(null)).toBeNull();
  },
);
