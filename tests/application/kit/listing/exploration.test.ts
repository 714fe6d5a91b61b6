import { left, right } from 'fp-ts/Either';
import { listingInvariants } from '../../../../src/application/kit/listing/invariants';
import { listingMachine } from '../../../../src/application/kit/listing/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done } from '../../../support/explore/step';
import { everyFailure } from '../../../support/failures';

interface Row {
  readonly id: string;
  readonly note?: string;
}

const rows = (...ids: readonly string[]): readonly Row[] => ids.map((id) => ({ id }));
const second = { cursor: 'c2', page: 2, pageSize: 2 };
const pages = [
  { items: rows('a', 'b'), total: 3, next: second },
  { items: rows('b', 'c'), total: 3, next: null },
  { items: rows('z', 'a'), total: 4, next: second },
  { items: rows('y', 'z'), total: 6, next: second },
  { items: [], total: 0, next: null },
];

explorationTests('listing', {
  machine: listingMachine<Row>(({ id }) => id, { now: () => 1_000 }),
  inputs: [
    { pageSize: 2 },
    { pageSize: 2, initial: { items: rows('a', 'b'), next: second } },
    { pageSize: 2, initial: { items: [], next: null } },
  ],
  alphabet: [
    { type: 'listing.refreshRequested' },
    { type: 'listing.moreRequested' },
    { type: 'listing.retryRequested' },
    { type: 'listing.outdated' },
    { type: 'listing.freshSeen' },
    { type: 'listing.itemChanged', item: { id: 'a', note: 'changed' } },
    done('networkLost'),
    done('connectionBack'),
    ...pages.map((page) => done('loadPage', right(page))),
    ...everyFailure.map((failure) => done('loadPage', left(failure))),
    ...pages.map((page) => done('loadNewest', right(page))),
    done('loadNewest', right({ items: rows('y', 'z'), total: 6, next: second, gone: rows('b') })),
    ...everyFailure.map((failure) => done('loadNewest', left(failure))),
  ],
  facts: ({ context }) => ({
    items: context.items.map(({ id }) => id).toSorted(),
    more: context.next !== null,
    wanted: context.moreWanted,
    // What failed is shown; what may be done depends on whether alone.
    failed: context.failure !== null,
    dated: context.loadedAt !== null,
  }),
  invariants: listingInvariants,
  goal: (snapshot) => snapshot.matches('ready') || snapshot.matches('empty'),
});
