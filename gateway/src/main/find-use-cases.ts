import { rounds } from '../../../contract/reference/rounds';
import { industryTree } from '../../../contract/reference/industries';
import { makeChinese } from '../adapters/chinese/chinese';
import { foundThingsStore } from '../adapters/database/stores/found-things-store';
import { heardNamesStore } from '../adapters/database/stores/heard-names-store';
import { findCalls } from '../adapters/http/calls/find-calls';
import { makeFinding } from '../application/search/finding';
import { makeHearNames } from '../application/search/hearing-names';
import type { Accounts } from '../ports/accounts';
import type { Aside } from '../ports/aside';
import type { Clock } from '../ports/clock';
import { readRecords } from '../seed/read-records';
import { SeedHotWord } from '../seed/records/home';
import { SeedSynonyms } from '../seed/records/synonym';
import { locations } from './locations';
import type { Storage } from './storage';

export interface FindNeeds {
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly aside: Aside;
}

/** The search over all kinds, put together. */
export const makeFindUseCases = (
  { database, whenPublicContentChanges }: Pick<Storage, 'database' | 'whenPublicContentChanges'>,
  { accounts, clock, aside }: FindNeeds,
) => {
  const chinese = makeChinese();
  const synonyms = readRecords(SeedSynonyms, locations.seedData, 'content/synonyms.json').map(
    ({ words }) => words,
  );
  const hotWords = readRecords(SeedHotWord, locations.seedData, 'content/search-hot-words.json');
  const industries = industryTree.flatMap(({ name, industries: leaves }) => [
    name,
    ...leaves.map((each) => each.name),
  ]);
  const names = heardNamesStore(database);
  return {
    calls: findCalls(
      makeFinding({
        things: foundThingsStore(database),
        accounts,
        clock,
        chinese,
        synonyms,
        hotWords,
        hearNames: makeHearNames({ names, chinese, aside, whenNamesChange: whenPublicContentChanges }),
        vocabulary: [
          ...new Set([
            ...hotWords.map(({ word }) => word),
            ...industries,
            ...synonyms.flat(),
            ...rounds.map(({ name }) => name),
          ]),
        ],
      }),
    ),
  };
};
