import { rounds } from '../../../contract/reference/rounds';
import { exactOrNull } from '../../../contract/values/decimal';
import type { buy } from '../adapters/database/kinds/buy/table';
import { listedBuy } from '../domain/buy/listed-buy';
import type { SeedBuy } from './records/buy';
import { seedBuyerEvidence } from './seed-evidence';
import { idIn, industries, regions } from './trees';
import { dayMs } from '../../../contract/values/duration';

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
    minAmount: exactOrNull(seed.minAmount),
    maxAmount: exactOrNull(seed.maxAmount),
    confirmedAt: now - confirmedDaysAgo * dayMs,
    evidence: seedBuyerEvidence(seed, now),
    expiresAt: now + expiresInDays * dayMs,
  };
  return { ...row, ...listedBuy(row) };
};
