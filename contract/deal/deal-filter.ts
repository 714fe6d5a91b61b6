import * as t from 'io-ts';
import { commaList } from '../codec/comma-list';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { FilledIdText, filledUpTo } from '../codec/formed-text';
import { withDefault } from '../codec/with-default';

/** How lists of deals are ordered: by the last confirmation, deadline, amount, revenue, net profit, growth of revenue. */
export const DealSort = t.keyof(
  {
    confirmed: null,
    deadline: null,
    amountDown: null,
    amountUp: null,
    revenueDown: null,
    profitDown: null,
    growthDown: null,
  },
  'DealSort',
);
export type DealSort = t.TypeOf<typeof DealSort>;

/** Confirmed within so many days. */
export const DealAge = t.keyof({ '7': null, '30': null, '90': null }, 'DealAge');
export type DealAge = t.TypeOf<typeof DealAge>;

/** What a filter may hold at most. */
export const filterLimits = { ids: 30, words: 10, wordLength: 20, keywordLength: 40 } as const;

const word = filledUpTo(filterLimits.wordLength);

/** The fields of a filter that search words in the public texts of deals; a server may limit how often they are used. */
export const dealWordFields = {
  /**
   * Words separated by spaces. A deal matches a word that its public texts hold, or that names its industry or the group
   * of that; a deal that matches a word after '-' is left out: '半导体 -封装'.
   */
  keyword: orNull(filledUpTo(filterLimits.keywordLength)),
  /** A deal's public texts hold all words of `include` and no word of `exclude`. */
  include: commaList(word, filterLimits.words),
  exclude: commaList(word, filterLimits.words),
};

/**
 * Which deals of a list are asked for; the address of a list holds the same names (screens: /buy, /sale).
 * Only public values are held against it: a deal whose amount is hidden is in no range (ENT-08).
 */
export const dealConditions = {
  /** Ids of the industry tree, of either level. */
  industry: commaList(FilledIdText, filterLimits.ids),
  /** Ids of the region tree, of either level. */
  region: commaList(FilledIdText, filterLimits.ids),
  /** Ids of financing rounds. */
  round: commaList(FilledIdText, filterLimits.ids),
  /** The least and the most amount asked, 万元, both included. */
  min: orNull(WireDecimal),
  max: orNull(WireDecimal),
  /** The least per cent of a company that is offered; lists of demands are not filtered by it. */
  stake: orNull(WireDecimal),
  ...dealWordFields,
  within: orNull(DealAge),
};

/** In which order deals are asked for. */
export const dealSort = withDefault(DealSort, 'confirmed');

/** Which deals of a list are asked for, and in which order. */
export const dealFilterFields = { ...dealConditions, sort: dealSort };

export type DealFilter = Readonly<t.TypeOfProps<typeof dealFilterFields>>;

const ChoiceCount = record({ id: WireId, count: WireCount }, 'ChoiceCount');

/** What can be taken away from a filter by itself. */
export const LooseCondition = t.keyof(
  {
    keyword: null,
    industry: null,
    region: null,
    amount: null,
    round: null,
    stake: null,
    within: null,
    include: null,
    exclude: null,
  },
  'LooseCondition',
);
export type LooseCondition = t.TypeOf<typeof LooseCondition>;

/**
 * How many deals there would be without one condition; the place of the word, from 0, where it is one of several that all
 * count: an answer repeats nothing of what was asked.
 */
const Loosening = record({ of: LooseCondition, place: orNull(WireCount), count: WireCount }, 'Loosening');
export type Loosening = t.TypeOf<typeof Loosening>;

/**
 * How many deals there would be: with the filter as it is, for each industry and region in place of those chosen, and,
 * where there is none, without each single condition that alone leaves nothing.
 */
export const DealCounts = record(
  {
    total: WireCount,
    industries: listOf(ChoiceCount),
    regions: listOf(ChoiceCount),
    looser: listOf(Loosening),
  },
  'DealCounts',
);
export type DealCounts = t.TypeOf<typeof DealCounts>;
