import { addressOfAny } from '../../../contract/kind/address';
import type { Hit, SuggestedWord, Suggestions } from '../../../contract/search/found';

/** Something that is suggested: a word to search for, or a thing to open. */
export type FindOption =
  | { readonly kind: 'word'; readonly word: SuggestedWord }
  | { readonly kind: 'thing'; readonly hit: Hit };

/** All suggestions, in the order in which the arrow keys pass it. */
export const optionsOf = (suggestions: Suggestions | null): readonly FindOption[] =>
  suggestions === null
    ? []
    : [
        ...suggestions.words.map((word): FindOption => ({ kind: 'word', word })),
        ...suggestions.things.map((hit): FindOption => ({ kind: 'thing', hit })),
      ];

/** The address of a thing's page; null where it has none. */
export const hitAddress = ({ kind, id, sourceType }: Hit): string | null =>
  addressOfAny(kind, { id, sourceType });

/**
 * The option that an arrow key leads to; null is the field itself, which lies before the first and after the last.
 * @param by 1 for down, -1 for up
 */
export const movedTo = (active: number | null, by: 1 | -1, count: number): number | null => {
  if (count === 0) return null;
  const next = (active ?? -1) + by;
  if (active === null && by === -1) return count - 1;
  return next < 0 || next >= count ? null : next;
};
