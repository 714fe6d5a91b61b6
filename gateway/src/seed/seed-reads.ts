import type { Orm } from '../adapters/database/orm';
import { dealReadStore } from '../adapters/database/stores/deal-read-store';
import type { SeedContent } from './seed-content';
import { dayMs } from '../../../contract/values/duration';

interface Reading {
  readonly accountId: string;
  readonly dealId: string;
  readonly daysAgo: number;
}

/** The accounts that acted on a deal, and when: signing or bidding implies reading. */
const readings = ({ ndas, bids }: SeedContent): readonly Reading[] => [
  ...ndas.map(({ accountId, saleId: dealId, daysAgo }) => ({ accountId, dealId, daysAgo })),
  ...bids.flatMap(({ accountId, saleId: dealId, steps }) =>
    steps.map(({ daysAgo }) => ({ accountId, dealId, daysAgo })),
  ),
];

/** Who of a seed has read which deal: on each day, counted back from now, on which they did something about it. */
export const seedReads = async (orm: Orm, content: SeedContent, now: number): Promise<void> => {
  const reads = dealReadStore({ orm });
  for (const { daysAgo, ...read } of [...readings(content)].sort((one, other) => other.daysAgo - one.daysAgo))
    await reads.note({ kind: 'sale', ...read, day: Math.floor(now / dayMs - daysAgo) });
};
