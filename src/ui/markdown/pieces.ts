import { lexer, type Token } from 'marked';
import remend from 'remend';
import { citation } from '../../../contract/assistant/citation';

/**
 * A Markdown text in pieces that never change once another follows: parted at empty lines, but not inside of a fence of code. Of
 * a text that grows, the last piece alone is another.
 */
export const piecesOf = (markdown: string): readonly string[] => {
  const pieces: string[] = [];
  let piece: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const marks = /^ {0,3}(```+|~~~+)/.exec(line)?.[1] ?? null;
    if (fence === null) fence = marks;
    else if (marks !== null && marks.startsWith(fence)) fence = null;
    if (line.trim() === '' && fence === null) {
      if (piece.length > 0) pieces.push(piece.join('\n'));
      piece = [];
    } else piece.push(line);
  }
  return piece.length > 0 ? [...pieces, piece.join('\n')] : pieces;
};

/** Citations are set apart before anything is parsed, so that none is read as a part of a link. */
const [opens, closes] = ['\uE000', '\uE001'] as const;
const reserved = new RegExp(`[${opens}${closes}]`, 'g');
const marked = new RegExp(`${opens}(\\d{1,2})${closes}`, 'g');

const citationsApart = (text: string): string =>
  text.replaceAll(reserved, '').replaceAll(citation, `${opens}$1${closes}`);

/** As it was written, where a citation is none: in code, in a link's text. */
export const citationsBack = (text: string): string => text.replaceAll(marked, '[$1]');

/** A text between citations, and their numbers. */
export const citedParts = (text: string): readonly (string | number)[] =>
  text.split(marked).map((part, place) => (place % 2 === 1 ? Number(part) : part));

/**
 * One piece as tokens of Markdown.
 * @param isUnfinished more may follow: what is open at its end is closed for now
 */
export const tokensOf = (piece: string, isUnfinished: boolean): readonly Token[] => {
  const text = citationsApart(isUnfinished ? remend(piece) : piece);
  try {
    return lexer(text, { gfm: true });
  } catch {
    // Nested deeper than anybody reads.
    return [{ type: 'text', raw: text, text }];
  }
};
