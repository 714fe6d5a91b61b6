import type { DealFilter } from '../../../../contract/deal/deal-filter';
import type { DealKind } from '../../../../contract/deal/deal-kind';
import type { SomeWords } from '../deal/deal-query';
import { dealNumbers, withoutAsking } from './asked-words';
import { plainQuestion, readQuestion, searchWords } from './question';
import { talkIn } from './talk';

/** One way to look for what a question means. */
export interface Search {
  readonly kinds: readonly DealKind[];
  readonly filter: DealFilter;
  readonly some: SomeWords | null;
  /** Whether what it finds comes near to what is asked and may not be it. */
  readonly isNear: boolean;
}

const everywhere: readonly DealKind[] = ['sale', 'transfer', 'buy'];
const open: DealFilter = {
  ...{ region: [], industry: [], round: [], min: null, max: null },
  ...{ stake: null, keyword: null, include: [], exclude: [], within: null, sort: 'confirmed' },
};

/** Fewer signs are no title, but words that stand in many texts. */
const shortestTitle = 8;
/** More pieces are a letter and no question: what comes near to it by its words says nothing. */
const mostPieces = 24;

const whole = (text: string): readonly string[] => {
  const words = searchWords(withoutAsking(text));
  return words.join('').length < shortestTitle ? [] : words;
};

/** Words in pieces of two signs, those of letters and digits whole: of a number that is nearly another nothing comes. */
const piecesOf = (words: readonly string[]): readonly string[] => {
  const runs = words.flatMap((word) => word.match(/[a-z0-9]+|[^a-z0-9]+/g) ?? []);
  const pieces = runs.flatMap((run) => {
    const signs = Array.from(run);
    return /^[a-z0-9]/.test(run)
      ? [run]
      : signs.slice(0, -1).map((sign, place) => `${sign}${signs[place + 1] ?? ''}`);
  });
  return [...new Set(pieces)].filter((piece) => piece.length > 1);
};

/** All of the pieces, five of six, two of three. */
const leastOf = (count: number): readonly number[] => [
  ...new Set([count, Math.ceil((count * 5) / 6), Math.ceil((count * 2) / 3)]),
];

/**
 * How a question is looked for, the closest first; whatever the first finds that finds anything is the answer. The number of
 * a deal means that deal and no other; else all words have to stand in a listing, or the question has to hold its title, or
 * most of the words have to stand in it, under the same region, industry and amount. Of a kind alone all are meant, the newest
 * first.
 */
export const searchesFor = (question: string): readonly Search[] => {
  const plain = plainQuestion(question);
  const numbers = dealNumbers(plain);
  if (numbers.length > 0)
    return [{ kinds: everywhere, filter: open, some: { words: numbers, least: 1 }, isNear: false }];
  if (talkIn(question) !== null) return [];
  const { kinds, filter, says, isKindAlone, isWide } = readQuestion(question);
  if (isKindAlone) return [{ kinds, filter, some: null, isNear: isWide }];
  if (!says) return [];
  const title = whole(plain);
  const pieces = piecesOf(filter.include);
  const nearly = pieces.length < 2 || pieces.length > mostPieces ? [] : leastOf(pieces.length);
  return [
    { kinds, filter, some: null, isNear: isWide },
    ...(title.length === 0
      ? []
      : [{ kinds: everywhere, filter: { ...open, include: title }, some: null, isNear: false }]),
    ...nearly.map((least) => ({
      ...{ kinds, filter: { ...filter, include: [] } },
      ...{ some: { words: pieces, least }, isNear: true },
    })),
  ];
};
