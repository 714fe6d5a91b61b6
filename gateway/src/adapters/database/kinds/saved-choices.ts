import type { SQL } from 'drizzle-orm';
import { choicesOf, type ChoiceParameters } from '../../../domain/search/search-draft';
import type { AskedChoices } from '../../../domain/deal/choice-query';
import type { SearchedKind } from './stored-kind';

/** The conditions that a saved search asks for, of a kind whose filter is of choices: those of its own list. */
export const savedChoices =
  <Query extends AskedChoices>(
    parameters: ChoiceParameters<Query>,
    which: (query: Query, now: number) => SQL | undefined,
  ): SearchedKind['searched']['which'] =>
  (search, now) => {
    const query = choicesOf(parameters, search);
    return query === null ? null : (which(query, now) ?? null);
  };
