import type { AssistantSource } from '../../../../contract/assistant/assistant-source';

/** A listing as the asker may see it: none of its texts holds a hidden value (ENT-08). */
export interface Listing extends Omit<AssistantSource, 'number'> {
  /** What it says in words. */
  readonly texts: readonly string[];
  /** What opens with an NDA, by name. */
  readonly sealed: readonly string[];
  /** What an NDA hides in words and is opened to the asker, each with its name: '公司名称：…'. */
  readonly openedTexts: readonly string[];
  /** Whether the asker's own standing holds open what others do not see. */
  readonly opened: boolean;
}

/** With the number by which an answer cites it, from 1. */
export interface CitedListing extends Listing {
  readonly number: number;
}

/** As the answer of a model names it. */
export const sourceOf = ({ number, kind, id, sourceType, title }: CitedListing): AssistantSource => ({
  number,
  kind,
  id,
  sourceType,
  title,
  facts: [],
});

/** As a search shows it: with all that the asker may see of it, and what an NDA would open, by name. */
export const cardOf = (listing: CitedListing): AssistantSource => ({
  ...sourceOf(listing),
  facts: [
    ...listing.facts,
    ...listing.openedTexts,
    ...(listing.sealed.length === 0 ? [] : [`${listing.sealed.join('、')}签署NDA后可见`]),
  ],
});
