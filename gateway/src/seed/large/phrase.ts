import * as t from 'io-ts';
import type { SeedFinance } from '../records/sale';

const tags = t.readonlyArray(t.string);

const Fitted = t.intersection([
  t.readonly(t.type({ text: t.string })),
  t.readonly(t.partial({ only: tags, never: tags })),
]);

/**
 * A text of the seed: said of every deal, or only of one that bears all of some tags, and of none that bears one of
 * others. A tag is a source type, a stage, 'financing' or 'sale', 'growing' or 'earning'.
 */
const Phrase = t.union([t.string, Fitted]);
export type Phrase = t.TypeOf<typeof Phrase>;

export const phrases = t.readonlyArray(Phrase);

export interface Tagged {
  readonly sourceType: string;
  readonly stage: string;
  readonly raises: boolean;
  /** The oldest year first. */
  readonly finances: readonly SeedFinance[];
}

/** What holds of a deal, so far as a text may hang on it: its kind, and what its figures show of every year. */
export const tagsOf = ({ sourceType, stage, raises, finances }: Tagged): ReadonlySet<string> => {
  const revenues = finances.map(({ revenue }) => Number(revenue));
  const grows = revenues.every((revenue, place) => place === 0 || revenue > (revenues[place - 1] ?? 0));
  const earns = finances.every(({ netProfit }) => Number(netProfit) > 0);
  return new Set([
    sourceType,
    stage,
    raises ? 'financing' : 'sale',
    ...(earns ? ['earning'] : []),
    ...(grows ? ['growing'] : []),
  ]);
};

/** The texts that may be said of a deal with these tags. */
export const phrasesFor = (all: readonly Phrase[], of: ReadonlySet<string>): readonly string[] =>
  all.flatMap((phrase) => {
    if (typeof phrase === 'string') return [phrase];
    const { text, only = [], never = [] } = phrase;
    return only.every((tag) => of.has(tag)) && !never.some((tag) => of.has(tag)) ? [text] : [];
  });
