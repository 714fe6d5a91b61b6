import { rounds } from '../../../../contract/reference/rounds';

/** The rounds of financing that a question names; and the question without them. */
export interface AskedRounds {
  readonly ids: readonly string[];
  readonly rest: string;
}

/** What stands behind a name of a round and makes another thing of it: 私募基金, 战略投资者. */
const noRound = '(?!\\s{0,3}(?:基金|股权|机构|管理|[者方人]))';

/** What takes the later ones along where the rounds have an order: 'B轮以上', 'A轮及以后'. */
const later = '(?:及|和|或)?(?:以上|以后|之后)';

/** From a lettered round on, the lettered ones: what goes by another name is neither before nor after them. */
const fromOn = (id: string): readonly string[] => {
  const lettered = rounds.filter(({ name }) => /^[A-Z]轮/u.test(name)).map((round) => round.id);
  return lettered.includes(id) ? lettered.slice(lettered.indexOf(id)) : [id];
};

/** As questions name them, in the signs of a plain one: without what stands in brackets, and spaces may part them. */
const asked = rounds.map(({ id, name }) => {
  const signs = Array.from(name.toLowerCase().replace(/（[^（）]*）|及以上|-/gu, ''));
  const named = signs.join('[\\s-]?');
  return {
    id,
    pattern: new RegExp(
      `(?<!pre[\\s-]?|[a-z])${named}(?![a-z])${noRound}\\s{0,3}轮?\\s{0,3}(?:融资)?\\s{0,3}(${later})?`,
      'gu',
    ),
  };
});

/** Reads rounds by their own names: 'b轮', 'b轮以上', 'pre-ipo 轮融资', '战略投资'. */
export const askedRounds = (question: string): AskedRounds => {
  const found = asked.flatMap(({ id, pattern }) =>
    [...question.matchAll(pattern)].flatMap(([, on]) => (on === undefined ? [id] : fromOn(id))),
  );
  return {
    ids: rounds.map(({ id }) => id).filter((id) => found.includes(id)),
    rest: asked.reduce((rest, { pattern }) => rest.replace(pattern, ' '), question),
  };
};
