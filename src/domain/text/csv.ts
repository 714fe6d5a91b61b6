/** The byte order mark, by which spreadsheets recognise UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet takes for the beginning of a formula, in either width; spaces before it do not hinder it. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** A figure with its sign, as a spreadsheet reads it: '-3.1%'. */
const signed = /^[+-]\d[\d,]*(?:\.\d+)?%?$/;

const cellOf = (text: string): string => {
  const safe = formula.test(text) && !signed.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/**
 * A table for spreadsheets: CSV in UTF-8 with its mark, every cell in quotes (RFC 4180). A text that a spreadsheet
 * would calculate has an apostrophe in front, so that it stays a text.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
