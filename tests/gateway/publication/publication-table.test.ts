import { isLeft } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import { ListingState, ReviewState } from '../../../contract/publication/publication';
import { refusals } from '../../../contract/refusal/refusal';
import {
  listingChange,
  listingTable,
  reviewAfterSaving,
  reviewChange,
  reviewTable,
} from '../../../gateway/src/domain/publication/publication-table';

describe('the table of reviews', () => {
  test('[SCR-02] has every state, and every change leads to one', () => {
    expect(Object.keys(reviewTable).toSorted()).toEqual(Object.keys(ReviewState.keys).toSorted());
    for (const row of Object.values(reviewTable))
      for (const cell of Object.values(row)) if ('to' in cell) expect(ReviewState.is(cell.to)).toBe(true);
  });

  test('[SCR-02] a text under review is neither saved nor removed, only recalled and decided', () => {
    expect(reviewChange('pending', 'saved')).toMatchObject({ left: refusals.publicationPending });
    expect(reviewChange('pending', 'removed')).toMatchObject({ left: refusals.publicationPending });
    expect(reviewChange('pending', 'recalled')).toMatchObject({ right: { to: 'draft', step: 'recalled' } });
  });

  test('[SCR-02] a saved text that was approved is a draft again, a rejected one keeps its state', () => {
    expect((['draft', 'rejected', 'approved'] as const).map(reviewAfterSaving)).toEqual([
      'draft',
      'rejected',
      'draft',
    ]);
  });
});

describe('the table of listings', () => {
  test('[MKT-06] has every state, and every change leads to one', () => {
    expect(Object.keys(listingTable).toSorted()).toEqual(Object.keys(ListingState.keys).toSorted());
    for (const row of Object.values(listingTable))
      for (const cell of Object.values(row)) if ('to' in cell) expect(ListingState.is(cell.to)).toBe(true);
  });

  test('[MKT-06] nothing leads out of closed', () => {
    for (const event of ['withdrawn', 'closed', 'restored', 'confirmed'] as const) {
      const change = listingChange('closed', event);
      expect(isLeft(change) || change.right.step === null).toBe(true);
    }
  });

  test('[MKT-06] only a withdrawn listing is restored, and only a listed one is confirmed', () => {
    const states = Object.keys(ListingState.keys) as ListingState[];
    const moves = (event: 'restored' | 'confirmed') =>
      states.filter((state) => {
        const change = listingChange(state, event);
        return !isLeft(change) && change.right.step !== null;
      });
    expect([moves('restored'), moves('confirmed')]).toEqual([['withdrawn'], ['listed']]);
  });
});
