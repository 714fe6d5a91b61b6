import { textWidth } from '../font/text-width';
import { tones, type Tone } from './palette';

/** A run of text in one tone. */
export interface Span {
  readonly text: string;
  readonly tone: Tone;
}

/** One line of a chart, and how far it is set in, in px. */
export interface Line {
  readonly spans: readonly Span[];
  readonly indent: number;
}

export const span = (tone: Tone, text: string): Span => ({ text, tone });

const spanWidth = ({ text, tone }: Span): number => textWidth(text, tones[tone]);

export const lineWidth = ({ spans, indent }: Line): number =>
  spans.reduce((sum, each) => sum + spanWidth(each), indent);

/** The height of a line in px: one and a half times its largest letters. */
export const lineHeight = ({ spans }: Line): number =>
  Math.round(Math.max(...spans.map(({ tone }) => tones[tone].size)) * 1.5);

export const linesWidth = (lines: readonly Line[]): number => Math.max(0, ...lines.map(lineWidth));
export const linesHeight = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + lineHeight(line), 0);

const words = ({ text, tone }: Span): readonly Span[] =>
  (text.match(/[^ ]+ *| +/g) ?? []).flatMap((word) =>
    // Chinese has no spaces to break at.
    /[\u2e80-\uffef]/.test(word)
      ? Array.from(word, (character) => span(tone, character))
      : [span(tone, word)],
  );

const joined = (spans: readonly Span[]): readonly Span[] =>
  spans.reduce<Span[]>((found, next) => {
    const last = found.at(-1);
    return last?.tone === next.tone
      ? [...found.slice(0, -1), span(next.tone, last.text + next.text)]
      : [...found, next];
  }, []);

const trimmed = (spans: readonly Span[]): readonly Span[] =>
  spans.map((each, index) => (index === spans.length - 1 ? span(each.tone, each.text.trimEnd()) : each));

/**
 * Breaks a run of spans into lines of at most `width` px, the second line and those after it set in by `indent`.
 * A single word that is wider than that stands alone.
 */
export const flow = (spans: readonly Span[], width: number, indent = 0): readonly Line[] => {
  const lines: Span[][] = [];
  for (const word of spans.flatMap(words)) {
    const line = lines.at(-1);
    const room = width - (lines.length > 1 ? indent : 0);
    const used = (line ?? []).reduce((sum, each) => sum + spanWidth(each), 0);
    if (line !== undefined && used + spanWidth(span(word.tone, word.text.trimEnd())) <= room) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line, index) => ({ spans: trimmed(joined(line)), indent: index === 0 ? 0 : indent }));
};
