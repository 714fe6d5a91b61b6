import { citedIn } from '../../../../contract/assistant/citation';
import { firstFigure, withoutStump } from './first-figure';
import { groundedWords, isGrounded, isRow, ungrounded, type Grounds } from './grounded-words';

/** The longest sentence or row, in characters: a longer one is checked up to there, so that each part is read in bounded time. */
const longestSentence = 1_000;
/** How far behind a sentence the reader looks for a citation that begins: [12. */
const lookahead = 4;

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

const closes = (line: string, fenced: string): boolean => {
  const signs = line.replaceAll(/[\s>]/g, '');
  return signs.startsWith(fenced) && signs.replaceAll(fenced.charAt(0), '') === '';
};

/**
 * Takes an answer as it comes and gives it on: no figure of it before its sentence, or its row of a table, is whole and was
 * held against what its line cites up to there. The words of a block of code are left alone: its mark is behind it.
 */
export class Grounding {
  /** The text that was not checked yet. */
  private words = '';
  /** How much of that was given on: it has no figure. */
  private given = 0;
  /** The line up to the words, what it cites, its last character, and whether it is a row of a table. */
  private line = '';
  private cited = new Set<number>();
  private lastOfLine = '';
  private isInRow = false;
  /** What opened the block of code that the words are in. */
  private fenced: string | null = null;
  /** Where the last line of the words begins in a block of code, and up to where it has no end. */
  private codeLine = 0;
  private codeRead = 0;

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

  /** The answer broke off: returns its rest without a figure at the end, which may be incomplete. */
  readonly brokenOff = (): string => {
    this.words = this.words.slice(0, Math.max(this.given, withoutStump(this.words).length));
    return this.end();
  };

  /** The answer is over, or another takes its place: the rest of it. */
  readonly end = (): string => {
    const rest = this.take(this.words.length);
    this.nextLine();
    this.fenced = null;
    return rest;
  };

  /** Of what can be held against its citations now; 0 where nothing is whole. */
  private wholeLength(): number {
    if (this.fenced !== null) return this.codeLength(this.fenced);
    const words = this.words.slice(0, longestSentence + lookahead);
    const lineEnd = words.indexOf('\n');
    const rest = lineEnd < 0 ? words : words.slice(0, lineEnd);
    const sentence = sentenceLength(rest, lineEnd >= 0);
    const isSentence = sentence > 0 && !this.isInRow && !isRow(this.lastOfLine + rest.slice(0, sentence));
    const length = isSentence ? sentence : lineEnd + 1;
    if (length > 0 && length <= longestSentence) return length;
    const isTooLong = words.length === longestSentence + lookahead;
    // A figure is not divided.
    return isTooLong ? withoutStump(words.slice(0, longestSentence)).length : 0;
  }

  /** How long a block of code is with its last line; 0 while that did not come. Reads each part of the answer once. */
  private codeLength(fenced: string): number {
    const { words } = this;
    for (let end = words.indexOf('\n', this.codeRead); end !== -1; end = words.indexOf('\n', end + 1)) {
      const line = words.slice(this.codeLine, end);
      this.codeLine = end + 1;
      this.codeRead = end + 1;
      if (closes(line, fenced)) return end + 1;
    }
    this.codeRead = words.length;
    return 0;
  }

  /** The length of the leading words without a figure. Text that was sent is not read again. */
  private freeLength(): number {
    const { words, given } = this;
    const bracket = words.lastIndexOf('[', given);
    // A citation may have begun in what was given on.
    const begin = bracket >= 0 && bracket >= given - 3 ? Math.max(0, bracket - 1) : given;
    const from = Math.max(this.leadLength(words), begin);
    return from + firstFigure(words.slice(from));
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
    this.codeLine = 0;
    this.codeRead = 0;
    return out;
  }

  private checked(words: string): string {
    const lead = this.leadLength(words);
    const before = this.lastOfLine;
    for (const number of citedIn(before + words)) this.cited.add(number);
    const out = words.slice(0, lead) + groundedWords(words.slice(lead), [...this.cited], this.grounds);
    this.isInRow ||= isRow(before + words);
    this.line += words;
    this.lastOfLine = words.slice(-1);
    if (words.endsWith('\n')) {
      this.fenced = fence.exec(this.line)?.[1] ?? null;
      this.nextLine();
    }
    return out;
  }

  private nextLine(): void {
    this.line = '';
    this.lastOfLine = '';
    this.cited = new Set();
    this.isInRow = false;
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
