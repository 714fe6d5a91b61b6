import { demoSeed } from '../../../tools/process/seeds';

const { sales } = demoSeed;

const byRank = sales
  .filter(({ recommended }) => recommended !== null)
  .toSorted((one, other) => (one.recommended ?? 0) - (other.recommended ?? 0));

/** The titles of the deals that the seed recommends, in their order. */
export const recommendedTitles: readonly string[] = byRank.map(({ title }) => title);

/** A deal with hidden fields, and where it stands. */
export const sealedDeal = {
  path: '/sale/entrust/20260418',
  sale: sales.find(({ id }) => id === '20260418'),
} as const;

const unsealed = sales.find(({ id }) => id === '20260368');

/** A deal that hides nothing, and where it stands. */
export const openDeal = { path: `/sale/${unsealed?.sourceType ?? ''}/${unsealed?.id ?? ''}` } as const;
