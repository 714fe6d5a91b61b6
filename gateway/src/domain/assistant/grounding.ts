import { citedIn } from '../../../../contract/assistant/citation';
import { firstFigure, withoutStump } from './first-figure';
import { groundedWords, isGrounded, isRow, ungrounded, type Grounds } from './grounded-words';

/** The number of an item, or the sign before it. */
const marker = /^[\s>#*_]*(?:[-*+]\s+|\d{1,2}[.)]\s+|\d{1,2}、|[（(]\d{1,2}[)）])/;
const fence = /^[\s>]*(?:(?:[-*+]|\d{1,2}[.)])\s+)?(`{3,}(?=[^`]*$)|~{3,})/;
/** The end of a sentence with what still belongs to it: closing signs and citations. */
const sentenceEnd = /[。\uFF01？](?:[\s*_~`”’」』）)】》"'。\uFF01？]|\[\d{1,2}\](?![(:]))*/g;
const citationBegins = /^\[\d{0,2}$/;

/** How long the first sentence of a line is; 0 while more may belong to it, and where it ends with its line. */
const sentenceLength = (line: string, isWhole: boolean): number => {
  for (const { 0: end, index } of line.matchAll(sentenceEnd)) {
    const length = index + end.length;
    const rest = line.slice(length);
    if (rest === '' || (!isWhole && citationBegins.test(rest))) return 0;
    // In bold words there may be more than one sentence, and one citation for all.
    if (line.slice(0, length).split('**').length % 2 === 1) return length;
  }
  return 0;
};

/** How long a block of code is with its last line; 0 while that did not come. */
const codeLength = (words: string, fenced: string): number => {
  let length = 0;
  for (const line of words.split('\n').slice(0, -1)) {
    length += line.length + 1;
    if (closes(line, fenced)) return length;
  }
  return 0;
};

const closes = (line: string, fenced: string): boolean => {
  const signs = line.replaceAll(/[\s>]/g, '');
  return signs.startsWith(fenced) && signs.replaceAll(fenced.charAt(0), '') === '';
};

/**
 * Takes an answer as it comes and gives it on: no figure of it before its sentence, or its row of a table, is whole and was
 * held against what its line cites up to there. The words of a block of code are left alone: its mark stands behind it.
 */
export class Grounding {
  /** What was held against nothing yet. */
  private words = '';
  /** How much of that was given on: it has no figure. */
  private given = 0;
  /** The line up to the words. */
  private line = '';
  /** What opened the block of code that the words are in. */
  private fenced: string | null = null;

  constructor(private readonly grounds: Grounds) {}

  /** The next part of the answer; what may be shown now is answered. */
  readonly push = (text: string): string => {
    this.words += text;
    let out = '';
    for (let length = this.wholeLength(); length > 0; length = this.wholeLength()) out += this.take(length);
    const free = Math.max(this.given, this.freeLength());
    out += this.words.slice(this.given, free);
    this.given = free;
    return out;
  };

  /** The answer broke off: the rest of it without a figure at its end, of which nobody knows how it would go on. */
  readonly brokenOff = (): string => {
    this.words = this.words.slice(0, Math.max(this.given, withoutStump(this.words).length));
    return this.end();
  };

  /** The answer is over, or another takes its place: the rest of it. */
  readonly end = (): string => {
    const rest = this.take(this.words.length);
    this.line = '';
    this.fenced = null;
    return rest;
  };

  /** Of what can be held against its citations now; 0 where nothing is whole. */
  private wholeLength(): number {
    const { words, line, fenced } = this;
    if (fenced !== null) return codeLength(words, fenced);
    const lineEnd = words.indexOf('\n');
    const rest = lineEnd < 0 ? words : words.slice(0, lineEnd);
    const sentence = sentenceLength(rest, lineEnd >= 0);
    return sentence > 0 && !isRow(line + rest.slice(0, sentence)) ? sentence : lineEnd + 1;
  }

  private freeLength(): number {
    const lead = this.leadLength(this.words);
    return lead + firstFigure(this.words.slice(lead));
  }

  private leadLength(words: string): number {
    return this.line === '' && this.fenced === null ? (marker.exec(words)?.[0].length ?? 0) : 0;
  }

  private take(length: number): string {
    const words = this.words.slice(0, length);
    const checked = this.fenced === null ? this.checked(words) : this.checkedCode(words, this.fenced);
    const out = checked.slice(this.given);
    this.words = this.words.slice(length);
    this.given = Math.max(0, this.given - length);
    return out;
  }

  private checked(words: string): string {
    const lead = this.leadLength(words);
    const line = this.line + words;
    const isOver = words.endsWith('\n');
    this.line = isOver ? '' : line;
    if (isOver) this.fenced = fence.exec(line)?.[1] ?? null;
    return words.slice(0, lead) + groundedWords(words.slice(lead), citedIn(line), this.grounds);
  }

  private checkedCode(words: string, fenced: string): string {
    this.fenced = null;
    if (isGrounded(words, [], this.grounds)) return words;
    if (words.endsWith('\n') && closes(words.trimEnd().split('\n').at(-1) ?? '', fenced))
      return `${words}${ungrounded}\n\n`;
    const isClosed = closes(words.split('\n').at(-1) ?? '', fenced);
    return `${words}${isClosed ? '' : `\n${fenced}`}\n${ungrounded}`;
  }
}
