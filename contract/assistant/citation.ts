/**
 * How an answer cites a listing: its number between brackets. What an address follows is a link, and what a sign was set
 * before is meant as it stands (MKT-20).
 */
export const citation = /(?<!\\)\[(\d{1,2})\](?![(:])/g;

/** The numbers that a text cites, in their order. */
export const citedIn = (text: string): readonly number[] =>
  [...text.matchAll(citation)].map(([, number]) => Number(number));
