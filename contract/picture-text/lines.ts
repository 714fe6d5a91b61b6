import { charactersOf, piecesOf } from './pieces';

/** How wide a text is, in px. */
type Measure = (text: string) => number;

const cutSign = '…';

/** A text cut with '…' so that it fits. */
export const fitting = (text: string, width: number, measure: Measure): string => {
  if (measure(text) <= width) return text;
  const characters = charactersOf(text);
  const cutAt = (length: number): string => `${characters.slice(0, length).join('')}${cutSign}`;
  // The longest beginning that fits, by halves: a drawn text is measured by the browser, which takes time.
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(cutAt(middle)) > width) tooLong = middle;
    else fits = middle;
  }
  while (/^[\s，、；：]$/u.test(characters[fits - 1] ?? '')) fits -= 1;
  return cutAt(fits);
};

/** A piece that no line holds, in parts that one does. */
const held = (piece: string, width: number, measure: Measure): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const sign of charactersOf(piece)) {
    if (part !== '' && measure(part + sign) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
};

/** Pieces in lines, cut with '…' after the last one that there is room for. */
const linesOfPieces = (
  pieces: readonly string[],
  width: number,
  most: number,
  measure: Measure,
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const all = pieces.flatMap((piece) =>
    measure(piece.trimEnd()) > width ? held(piece, width, measure) : [piece],
  );
  for (const piece of all) {
    if (line !== '' && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  if (line !== '') lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const rest = lines.slice(most - 1).join('');
  return [...kept.slice(0, -1), fitting(rest, width, measure)];
};

/**
 * A text in lines: words and figures stay whole, no line begins with a closing sign, and what is beyond the last line is
 * cut with '…'.
 * @param most how many lines there may be
 */
export const linesOf = (text: string, width: number, most: number, measure: Measure): readonly string[] =>
  linesOfPieces(piecesOf(text), width, most, measure);

/** A text in as many lines as its width asks for, of like length: a last line of one sign looks like a mistake. */
export const balancedLines = (
  text: string,
  width: number,
  most: number,
  measure: Measure,
): readonly string[] => {
  const pieces = piecesOf(text);
  const lines = linesOfPieces(pieces, width, most, measure);
  const isCut = lines.at(-1)?.endsWith(cutSign) === true;
  if (lines.length === 1 || isCut) return lines;
  const narrower = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55].map((part) =>
    linesOfPieces(pieces, width * part, most + 1, measure),
  );
  return narrower.findLast((tried) => tried.length === lines.length) ?? lines;
};
