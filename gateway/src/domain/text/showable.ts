/**
 * What no line can show as it is: control characters, halves of characters, line ends, what is invisible, and
 * what turns the direction of writing, by which a text could look like another.
 */
const unshowable = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** Whether a text looks as it is, on one line. Total and pure. */
export const isShowable = (text: string): boolean => !unshowable.test(text);
