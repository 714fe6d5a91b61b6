import type * as fc from 'fast-check';
import type { DealFilter } from '../../../contract/deal/deal-filter';
import type { SourceKind } from '../../../contract/assistant/assistant-source';
import { kinds } from '../../../contract/kind/kinds';
import { sortNames } from '../../../contract/deal/sort-names';
import {
  choiceName,
  industryChoices,
  regionChoices,
  roundChoices,
  type ChoiceTree,
} from '../../../src/domain/deal-filter/choice';
import { dealFilters } from './deal-filters';

const names = (tree: ChoiceTree, ids: readonly string[]): readonly string[] =>
  ids.map((id) => choiceName(tree, id) ?? id);

const amountIn = ({ min, max }: DealFilter): readonly string[] => {
  if (min !== null && max !== null) return [`金额 ${min} 万元到 ${max} 万元`];
  if (min !== null) return [`金额不低于 ${min} 万元`];
  return max === null ? [] : [`金额不超过 ${max} 万元`];
};

/** A question that asks for a filter of a kind, in the names of the lists. */
export const sentenceOf = (kind: SourceKind, filter: DealFilter): string =>
  [
    ...names(regionChoices, filter.region),
    ...names(industryChoices, filter.industry),
    ...names(roundChoices, filter.round),
    ...amountIn(filter),
    ...(filter.stake === null ? [] : [`股权不低于 ${filter.stake} %`]),
    ...(filter.within === null ? [] : [`近 ${filter.within} 天确认`]),
    ...filter.include.map((word) => `含“${word}”`),
    ...filter.exclude.map((word) => `不含“${word}”`),
    sortNames[filter.sort].label,
    `有哪些${kinds[kind].label}？请全部列出`,
  ].join('、');

/** Filters that a sentence can ask for: all but a keyword, whose words are those to include and to leave out. */
export const filterFromAll: fc.Arbitrary<DealFilter> = dealFilters.map((filter) => ({
  ...filter,
  keyword: null,
}));
