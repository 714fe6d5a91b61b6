/**
 * How an answer cites a listing: its number in brackets. Brackets before an address are a link. Brackets after a
 * backslash are plain text (MKT-20).
 */
export const citation = /(?<!\\)\[(\d{1,2})\](?![(:])/g;

/** The numbers that a text cites, in their order. */
export const citedIn = (text: string): readonly number[] =>
  [...text.matchAll(citation)].map(([, number]) => Number(number));
