/** What a line of a poster never holds: line breaks, controls, and marks that turn the direction of text. */
const unseen = /[\p{Cc}\p{Z}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Longer than any text that is drawn, in code points: no member's text makes drawing slow. */
const mostDrawn = 240;

/** A text as one line of a poster; an emoji keeps its joiners. */
export const posterText = (text: string): string =>
  Array.from(text.normalize('NFC').replace(unseen, ' ').trim()).slice(0, mostDrawn).join('');
