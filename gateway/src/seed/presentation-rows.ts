import { rounds } from '../../../contract/reference/rounds';
import type { presentation } from '../adapters/database/kinds/presentation/table';
import { listedIn } from '../domain/deal/listed-deal';
import { searchVector } from '../domain/search/bigrams';
import type { SeedPresentation } from './records/presentation';

/** A presentation of the seed as a row. The pages are not searched: those of a fund are gated. */
export const presentationRow = (seed: SeedPresentation): typeof presentation.$inferInsert => {
  const { summary, use, speakerText, commentators, materials, replayMinutes, versionAt, ...head } = seed;
  const { industryId, regionId } = listedIn(seed);
  return {
    ...head,
    facts: { summary, use, speakerText, commentators, materials, replayMinutes, versionAt },
    industryIds: industryId === null ? [] : [industryId],
    regionId,
    roundId: rounds.find(({ name }) => name === seed.round)?.id ?? null,
    search: searchVector([seed.title, seed.company, seed.industry, seed.region, seed.gated ? '' : summary]),
  };
};
