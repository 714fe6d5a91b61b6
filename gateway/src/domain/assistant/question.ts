import { DealSort, filterLimits, type DealFilter } from '../../../../contract/deal/deal-filter';
import { noFilter } from '../../../../contract/deal/no-filter';
import { kindsWith, labelsOf } from '../../../../contract/kind/capabilities';
import { type KindWith, kinds } from '../../../../contract/kind/kinds';
import { sortNames } from '../../../../contract/deal/sort-names';
import {
  agesNamed,
  industriesIn,
  industriesOutside,
  regionsIn,
  regionsOutside,
  roundsIn,
} from '../deal/named-choices';
import { fieldNames } from '../sale/field-names';
import { askedAmount } from '../figure/asked-amount';
import { askedStake } from '../figure/asked-stake';
import { otherFigures } from '../figure/other-figures';
import { nameTable, oneOf, taken } from '../text/name-table';
import { searchWords } from './search-words';

/** A question in the terms of one list. */
export interface ReadQuestion {
  readonly kind: KindWith<'source'>;
  readonly filter: DealFilter;
  /** Parts of the question that the list cannot be filtered or ordered by. */
  readonly dropped: readonly string[];
}

const asked = kindsWith('source');
const kindIn = nameTable(asked.map((id) => ({ id, names: labelsOf(id) })));
const codes = new RegExp(
  `(?<![a-z0-9])(${oneOf(asked.map((kind) => kinds[kind].code))})\\d{6,16}(?![a-z0-9])`,
  'iu',
);

const most = '最(?:高|大|多|快)|从(?:高到低|大到小|快到慢)';
const least = '最(?:低|小|少|早)|从(?:低到高|小到大)';
const sorts = Object.keys(DealSort.keys)
  .filter(DealSort.is)
  .map((id) => {
    const { label, words, figures, first } = sortNames[id];
    const end = first === 'most' ? most : least;
    return {
      id,
      pattern: new RegExp(`${oneOf([label, ...words])}|(?:${oneOf(figures)})\\s?(?:${end})`, 'gu'),
    };
  });

const without = '不含|不要|不包括|排除|除了';
const quoted = new RegExp(`(${without})?\\s?(?:包?含)?[“"「『《]([^“”"「」『』《》]{1,60})[”"」』》]`, 'gu');
const leftOut = new RegExp(`(?:${without})\\s?([^\\s|\\p{P}的]{1,12})的?`, 'gu');

/** What lists show of a deal, by name: asked about, and not looked for. */
const shownNames = oneOf([
  ...Object.values(fieldNames({ amountLabel: '金额' })),
  ...Object.values(sortNames).flatMap(({ figures }) => figures),
  '市盈率',
]);
const shown = new RegExp(shownNames, 'gu');

/** An order by a figure and an end that no list has. */
const otherOrders = new RegExp(
  `(?:${shownNames}|${oneOf(otherFigures)}|\\p{Script=Han}{2}率)\\s?(?:${most}|${least}|最(?:慢|晚)|从慢到快)`,
  'gu',
);

const wordsIn = (text: string): readonly string[] =>
  text
    .split(/[,\s]+/u)
    .filter((word) => word !== '')
    .map((word) => Array.from(word).slice(0, filterLimits.wordLength).join(''));

const firstWords = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].slice(0, filterLimits.words);

/**
 * Reads a question by the names of the lists: kinds, orders, amounts, days, shares, rounds, regions, industries; the rest
 * as words. A code means that one thing and nothing else. It gives no orders to anything.
 */
export const readQuestion = (question: string): ReadQuestion => {
  const text = question.normalize('NFKC').replaceAll(/\s+/gu, ' ');
  const [code, prefix = ''] = codes.exec(text) ?? [];
  const coded = asked.find((kind) => kinds[kind].code === prefix.toUpperCase());
  if (code !== undefined && coded !== undefined)
    return { kind: coded, filter: { ...noFilter, include: [code] }, dropped: [] };

  const quotes = taken(text, quoted, ([, not, words = '']) =>
    wordsIn(words).map((word) => ({ word, isOut: not !== undefined })),
  );
  const outside = regionsOutside(quotes.rest);
  const others = industriesOutside(outside.rest);
  const outs = taken(others.rest, leftOut, ([, word = '']) => [word]);
  const orders = sorts.reduce<{
    readonly found: readonly { readonly id: DealSort; readonly words: string }[];
    readonly rest: string;
  }>(
    ({ found, rest }, { id, pattern }) => {
      const next = taken(rest, pattern, ([words]) => [{ id, words }]);
      return { found: [...found, ...next.found], rest: next.rest };
    },
    { found: [], rest: outs.rest },
  );
  const unknown = taken(orders.rest, otherOrders, ([words]) => [words]);
  const stake = askedStake(unknown.rest);
  const age = agesNamed(stake.rest);
  const { min, max, dropped, rest } = askedAmount(age.rest);
  const round = roundsIn(rest);
  const region = regionsIn(round.rest);
  const industry = industriesIn(region.rest);
  const kindNamed = kindIn(industry.rest);
  const kind = kindNamed.found.find((one) => one !== asked[0]) ?? asked[0] ?? 'sale';
  const order = orders.found.find(({ id }) => kinds[kind].sorts.some((known) => known === id));
  const searched = searchWords(kindNamed.rest.replaceAll(shown, '|'));
  return {
    kind,
    filter: {
      ...noFilter,
      region: region.found,
      industry: industry.found,
      round: round.found,
      min,
      max,
      stake: stake.stake,
      include: firstWords([
        ...quotes.found.filter(({ isOut }) => !isOut).map(({ word }) => word),
        ...searched,
      ]),
      exclude: firstWords([
        ...quotes.found.filter(({ isOut }) => isOut).map(({ word }) => word),
        ...others.found.flatMap(({ names }) => names),
        ...outs.found,
      ]),
      within: age.found[0] ?? null,
      sort: order?.id ?? 'confirmed',
    },
    dropped: [
      ...outside.found.map(({ words }) => words),
      ...stake.dropped,
      ...dropped,
      ...(order === undefined ? orders.found.map(({ words }) => words) : []),
      ...unknown.found,
    ],
  };
};
