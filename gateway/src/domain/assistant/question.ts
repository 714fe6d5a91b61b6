import { filterLimits, type DealFilter } from '../../../../contract/deal/deal-filter';
import type { DealKind } from '../../../../contract/deal/deal-kind';
import { industryTree } from '../../../../contract/reference/industries';
import { regionTree } from '../../../../contract/reference/regions';
import { askedAmount, inDigits } from './asked-amount';
import { askedOrder, withoutOrder, type AskedOrder } from './asked-order';
import { askedRounds } from './asked-rounds';
import { lookedFor, meansOne, notSearchedBy, pointsBack, withoutLeftOut, withoutParts } from './asked-words';

/** What a question asks for, in the terms of the lists' own filters. */
export interface ReadQuestion {
  /** Which lists are meant; all of them where the question does not say. */
  readonly kinds: readonly DealKind[];
  readonly filter: DealFilter;
  /** Whether it names anything to look for. */
  readonly says: boolean;
  /** Whether all that it names is a kind of listing: the newest of that kind are meant. */
  readonly isKindAlone: boolean;
  /** Whether it bounds or orders by what no list can be asked by, such as 净利润 4000 万以上: what is found fits the rest of it. */
  readonly isWide: boolean;
}

interface Name {
  readonly id: string;
  readonly name: string;
}

/** The longest first, so that none is read for the part of a longer one. */
const byLength = (names: readonly Name[]): readonly Name[] =>
  names.filter(({ name }) => name.length > 1).sort((one, other) => other.name.length - one.name.length);

const regionNames = byLength(regionTree.flatMap(({ id, name, regions }) => [{ id, name }, ...regions]));
const industryNames = byLength(
  industryTree.flatMap(({ id, name, industries }) => [{ id, name }, ...industries]),
);

/** The names that stand in a text, and what is left of it. */
const taken = (
  text: string,
  names: readonly Name[],
): { readonly ids: readonly string[]; readonly rest: string } =>
  names.reduce<{ readonly ids: readonly string[]; readonly rest: string }>(
    ({ ids, rest }, { id, name }) =>
      rest.includes(name.toLowerCase())
        ? { ids: [...ids, id], rest: rest.replaceAll(name.toLowerCase(), ' ') }
        : { ids, rest },
    { ids: [], rest: text },
  );

const buyWords = /买方|买家|收购方|投资方|求购|谁(?:想|要|在)?[买收]|需求/;
const transferWords = /股份转让|老股|拟上市|新三板/;
const saleWords = /项目|标的|在售|出售|卖方/;

const kindsIn = (text: string): readonly DealKind[] => [
  ...(buyWords.test(text) ? (['buy'] as const) : []),
  ...(transferWords.test(text) ? (['transfer'] as const) : []),
  ...(saleWords.test(text) ? (['sale'] as const) : []),
];

/** As it is searched: forms, cases and spaces are one. */
export const plainQuestion = (question: string): string =>
  question.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

/** The order in which listings are asked for, where a list has it. */
export const orderOf = (question: string): AskedOrder | null => {
  const plain = plainQuestion(question);
  return askedOrder(plain, kindsIn(withoutParts(plain)));
};

/** By what a question bounds or orders, by name, that no list can be asked by. */
export const unsearched = (question: string): readonly string[] => {
  const plain = inDigits(plainQuestion(question));
  return notSearchedBy(orderOf(question) === null ? plain : withoutOrder(plain));
};

/** A text as words to search by, no more and no longer than a list takes. */
export const searchWords = (text: string): readonly string[] =>
  [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])]
    .filter((word) => Array.from(word).length > 1)
    .map((word) => Array.from(word).slice(0, filterLimits.wordLength).join(''))
    .slice(0, filterLimits.words);

/**
 * Reads a question by rules alone: rounds, regions, industries and amounts by the lists' own names, the rest as words. What it
 * asks about, such as 净利润 or 公司名称, is none of them. It gives no orders to anything.
 */
export const readQuestion = (question: string): ReadQuestion => {
  const order = orderOf(question);
  const whole = withoutLeftOut(plainQuestion(question));
  const plain = order === null ? whole : withoutOrder(whole);
  const isWide = unsearched(question).length > 0;
  const isOne = isWide ? pointsBack(plain) : meansOne(plain);
  const { rest, ...amount } = askedAmount(plain);
  const { min, max } = isWide ? { min: null, max: null } : amount;
  const round = askedRounds(rest);
  const region = taken(round.rest, regionNames);
  const industry = taken(region.rest, industryNames);
  const include = searchWords(lookedFor(industry.rest));
  const filter: DealFilter = {
    region: region.ids.slice(0, filterLimits.ids),
    industry: industry.ids.slice(0, filterLimits.ids),
    round: round.ids,
    min,
    max,
    stake: null,
    keyword: null,
    include,
    exclude: [],
    within: null,
    sort: order?.sort ?? 'confirmed',
  };
  const says =
    [round.ids, region.ids, industry.ids, include].some((some) => some.length > 0) || (min ?? max) !== null;
  const kinds = order === null ? kindsIn(withoutParts(plain)) : [order.kind];
  return {
    kinds: kinds.length === 0 ? ['sale', 'transfer', 'buy'] : kinds,
    ...{ filter, says, isWide },
    isKindAlone: !says && kinds.length > 0 && !isOne,
  };
};
