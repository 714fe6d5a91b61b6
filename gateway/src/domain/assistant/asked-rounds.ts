import { rounds } from '../../../../contract/reference/rounds';

/** The rounds of financing that a question names; and the question without them. */
export interface AskedRounds {
  readonly ids: readonly string[];
  readonly rest: string;
}

/** What stands behind a name of a round and makes another thing of it: 私募基金, 战略投资者. */
const noRound = '(?!\\s*(?:基金|股权|机构|管理|[者方人]))';

/** As questions name them, in the signs of a plain one: without what stands in brackets, and spaces may part them. */
const asked = rounds.map(({ id, name }) => {
  const signs = Array.from(name.toLowerCase().replace(/（.*）|及以上|-/gu, ''));
  const named = signs.join('[\\s-]?');
  return {
    id,
    pattern: new RegExp(
      `(?<!pre[\\s-]?|[a-z])${named}(?![a-z])${noRound}(?:及以上)?\\s*轮?\\s*(?:融资)?`,
      'gu',
    ),
  };
});

/** Reads rounds by their own names: 'b轮', 'pre-ipo 轮融资', '战略投资'. */
export const askedRounds = (question: string): AskedRounds =>
  asked.reduce<AskedRounds>(
    ({ ids, rest }, { id, pattern }) =>
      rest.search(pattern) < 0 ? { ids, rest } : { ids: [...ids, id], rest: rest.replace(pattern, ' ') },
    { ids: [], rest: question },
  );
