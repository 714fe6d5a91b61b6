import * as fc from 'fast-check';
import { readFilter } from '../../../src/domain/deal-filter/read-filter';
import {
  industryChoices,
  regionChoices,
  roundChoices,
  type ChoiceTree,
} from '../../../src/domain/deal-filter/choice';
import type { DealFilter } from '../../../contract/deal/deal-filter';
import { kinds } from '../../../contract/kind/kinds';

/** All ids of a tree, of either level. */
export const idsOf = (tree: ChoiceTree): readonly string[] =>
  tree.flatMap(({ id, members }) => [id, ...members.map((member) => member.id)]);

const some = (tree: ChoiceTree): fc.Arbitrary<string> =>
  fc.subarray([...idsOf(tree)], { maxLength: 6 }).map((ids) => ids.join(','));

const amounts = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 999_999 }).map(String),
  fc.constant('1500.25'),
);
const wordList = ['储能', '出海', '减速器', 'A股', '商誉', 'SaaS'] as const;
const words = fc.array(fc.constantFrom(...wordList), { maxLength: 3 }).map((list) => list.join(' '));
/** With words to leave out, and with names of industries and of their groups. */
const keywords = fc
  .array(fc.constantFrom(...wordList, '-减速器', '－转让', '机器人', '大健康', '-先进制造', 'Pre-IPO'), {
    maxLength: 3,
  })
  .map((list) => list.join(' '));

/** The query of a list's address, most of what it says being taken. */
export const filterQueries: fc.Arbitrary<string> = fc
  .record({
    industry: some(industryChoices),
    region: some(regionChoices),
    round: some(roundChoices),
    min: amounts,
    max: amounts,
    stake: fc.constantFrom('', '51', '67.5', '100'),
    keyword: fc.oneof(fc.constant(''), keywords, fc.string({ unit: 'grapheme', maxLength: 60 })),
    include: words,
    exclude: words,
    within: fc.constantFrom('', '7', '30', '90'),
    sort: fc.constantFrom('', ...kinds.sale.sorts),
  })
  .map((fields) => `?${new URLSearchParams(fields).toString()}`);

/** Filters in their one form. */
export const dealFilters: fc.Arbitrary<DealFilter> = filterQueries.map(
  (query) => readFilter(query, kinds.sale.sorts).filter,
);
