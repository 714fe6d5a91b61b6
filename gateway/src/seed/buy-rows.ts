import { anyId } from '../../../contract/reference/any';
import { industryTree } from '../../../contract/reference/industries';
import { regionTree } from '../../../contract/reference/regions';
import { rounds } from '../../../contract/reference/rounds';
import type { buy } from '../adapters/database/kinds/buy/table';
import { listedBuy } from '../domain/buy/listed-buy';
import type { SeedBuy } from './content/types';
import { seedBuyerEvidence } from './seed-evidence';

const dayMs = 24 * 60 * 60_000;

type Named = readonly { readonly id: string; readonly name: string }[];

const any = { id: anyId, name: '不限' };
export const industries: Named = [any, ...industryTree, ...industryTree.flatMap((group) => group.industries)];
export const regions: Named = [any, ...regionTree, ...regionTree.flatMap((group) => group.regions)];

export const idIn = (of: Named, name: string): string => {
  const found = of.find((each) => each.name === name);
  if (found === undefined) throw new Error(`The seed names what no tree has: ${name}`);
  return found.id;
};

/** A demand of the seed as a row, counted from the moment of seeding (milliseconds since 1970). */
export const buyRow = (seed: SeedBuy, now: number): typeof buy.$inferInsert => {
  const { confirmedDaysAgo, expiresInDays, state = 'listed', ...same } = seed;
  const row = {
    ...same,
    state,
    hundred: seed.hundred && state === 'listed',
    industries: seed.industries.map((name) => idIn(industries, name)),
    regions: seed.regions.map((name) => idIn(regions, name)),
    rounds: seed.rounds.map((name) => idIn(rounds, name)),
    confirmedAt: now - confirmedDaysAgo * dayMs,
    evidence: seedBuyerEvidence(seed, now),
    expiresAt: now + expiresInDays * dayMs,
  };
  return { ...row, ...listedBuy(row) };
};
