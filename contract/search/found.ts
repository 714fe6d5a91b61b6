import type * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireDecimal } from '../codec/decimal';
import { WireId } from '../codec/id';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';
import { kindCodec } from '../kind/capabilities';
import type { KindWith } from '../kind/kinds';

/** A kind that the search over all kinds looks through. */
export const FoundKind = kindCodec('search', 'FoundKind');
export type FoundKind = KindWith<'search'>;

/**
 * Bounds of the search over all kinds: characters of the text, hits of each kind where all are shown, hits on a page of
 * one kind, pages of one kind, suggested words, suggested things.
 */
export const findLimits = {
  text: 500,
  ofEachKind: 3,
  page: 20,
  pages: 25,
  suggestedWords: 3,
  suggestedThings: 6,
} as const;

/** Part of a text that matches: the first character and the one after the last, in UTF-16 units. */
export const FoundRange = record({ from: WireCount, to: WireCount }, 'FoundRange');
export type FoundRange = t.TypeOf<typeof FoundRange>;

/** A text with the parts of it that match, in order. */
export const MarkedText = record({ text: WireText, marks: listOf(FoundRange) }, 'MarkedText');
export type MarkedText = t.TypeOf<typeof MarkedText>;

/** One thing that was found. It holds public values alone. */
export const Hit = record(
  {
    kind: FoundKind,
    id: WireId,
    /** Part of the address of some kinds. */
    sourceType: orNull(WireFilledText),
    title: MarkedText,
    /** Null for kinds without codes. */
    code: orNull(WireFilledText),
    /** The place of its texts that matches, where the title does not. */
    excerpt: orNull(MarkedText),
    /** Short facts, such as industry and region. */
    facts: listOf(WireText),
    /** The amounts asked or offered, 万元; null where there is none, or it is hidden. */
    least: orNull(WireDecimal),
    most: orNull(WireDecimal),
  },
  'Hit',
);
export type Hit = t.TypeOf<typeof Hit>;

/** How many things of a kind match. */
export const KindCount = record({ kind: FoundKind, count: WireCount }, 'KindCount');
export type KindCount = t.TypeOf<typeof KindCount>;

/** A word that was looked for as well, at a lower weight, and the word of the text that it replaces. */
export const AddedWord = record({ word: WireFilledText, of: WireFilledText }, 'AddedWord');
export type AddedWord = t.TypeOf<typeof AddedWord>;

/** A text that finds something where the one asked for finds nothing. */
export const LooserText = record({ text: WireFilledText, count: WireCount }, 'LooserText');
export type LooserText = t.TypeOf<typeof LooserText>;

/** What the search over all kinds found. */
export const Found = record(
  {
    /** The matches of each kind that the asker may see, in the order of the kinds. */
    counts: listOf(KindCount),
    /** Of all kinds the first of each, of one kind a page. */
    hits: listOf(Hit),
    /** The number of the page that follows; null at the end. */
    next: orNull(WireCount),
    added: listOf(AddedWord),
    /** Where nothing was found. */
    looser: listOf(LooserText),
  },
  'Found',
);
export type Found = t.TypeOf<typeof Found>;

/** A word that is suggested while one types, and how many things it finds. */
export const SuggestedWord = record({ word: MarkedText, count: WireCount }, 'SuggestedWord');
export type SuggestedWord = t.TypeOf<typeof SuggestedWord>;

/** Suggestions for a text that is being typed. */
export const Suggestions = record({ words: listOf(SuggestedWord), things: listOf(Hit) }, 'Suggestions');
export type Suggestions = t.TypeOf<typeof Suggestions>;
