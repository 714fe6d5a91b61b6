import type { Publication } from '../../../gateway/src/domain/publication/publication';

/** A publication that waits for the reviewer. */
export const publicationOf = (change: Partial<Publication>): Publication => ({
  ...{ id: 'd1', number: 7, ownerId: 'u1', kind: 'buy', version: 1, editor: 'e1', fields: {} },
  ...{ published: null, review: 'pending', listing: 'none', reasons: [], dealId: null, savedAt: 0 },
  ...{ submittedAt: 0, confirmedAt: null, reminded: 0, takenDown: null },
  ...change,
});
