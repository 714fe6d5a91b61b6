import { Marked, Tokenizer, type TokensList } from 'marked';
import remend from 'remend';
import { citation } from '../../../../contract/assistant/citation';

/**
 * A character of Chinese, Japanese or Korean text, its punctuation included. Quotes, dashes and dots that Chinese shares
 * with other languages count as well, so that `**“…”**` is bold (after the rule of markdown-cjk-friendly).
 */
const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Bopo}\u3000-\u303F\uFF00-\uFFEF“”‘’…—·]/u;

/** Asterisks between figures multiply, `2*3`. */
const times = /(?<=\d)\*+(?=\d)/g;

/** A run of asterisks with the characters at its two sides, neither of which is a space. */
const innerRun = /(?<=([^\s*]))\*+(?=([^\s*]))/gu;

/**
 * Lets asterisks next to Chinese text open and close emphasis, with any punctuation at their sides.
 * CommonMark judges by spaces between words, which Chinese does not write.
 *
 * @param text in which only the delimiters count
 * @returns a text of the same length
 */
const withCjkDelimiters = (text: string): string => {
  const masked = [...text.matchAll(innerRun)].flatMap(({ 0: run, 1: before = '', 2: after = '', index }) =>
    cjk.test(before) || cjk.test(after)
      ? [
          { from: index - before.length, length: before.length },
          { from: index + run.length, length: after.length },
        ]
      : [],
  );
  let read = 0;
  const parts = masked.map(({ from, length }) => {
    // One character may be between two runs.
    if (from < read) return '';
    const part = text.slice(read, from) + 'a'.repeat(length);
    read = from + length;
    return part;
  });
  return (parts.join('') + text.slice(read)).replaceAll(times, (run) => 'a'.repeat(run.length));
};

const asterisks = /^\*+/;
const lineBreak = /^<br\s*\/?>/i;

/** One tilde is a range, `5~10 亿元`; two between figures are one as well. */
const isStrike = (src: string, before: string): boolean =>
  /^~~(?!~)/.test(src) && !(/\d$/.test(before) && /^~~\d/.test(src));

const answers = new Marked({
  gfm: true,
  hooks: { emStrongMask: withCjkDelimiters },
  extensions: [
    {
      name: 'lineBreak',
      level: 'inline',
      tokenizer: (src) => {
        const raw = lineBreak.exec(src)?.[0];
        return raw === undefined ? undefined : { type: 'br', raw };
      },
    },
  ],
  // False leaves a text to the tokenizer of marked itself; undefined takes no token there.
  tokenizer: {
    emStrong(src, masked, before = '') {
      const run = asterisks.exec(src)?.[0] ?? '';
      if (/\d$/.test(before) && /^\*+\d/.test(src)) return undefined;
      const after = String.fromCodePoint(src.codePointAt(run.length) ?? 0);
      if (run === '' || !(cjk.test(before) || cjk.test(after))) return false;
      return Tokenizer.prototype.emStrong.call(this, src, masked, '');
    },
    del: (src, _, before = '') => (isStrike(src, before) ? false : undefined),
    // What follows a break at the beginning of a line is still Markdown.
    html: (src) => (lineBreak.test(src) ? undefined : false),
  },
});

/** Asterisks and tildes between figures, which neither open nor close: `5~~10`, `2*3`. */
const betweenFigures = /(?<=\d)(?:\*+|~+)(?=\d)/g;
const covered = { '*': '\uE002', '~': '\uE003' } as const;
const cover = (run: string): string => run.replaceAll('*', covered['*']).replaceAll('~', covered['~']);
const uncover = (text: string): string => text.replaceAll(covered['*'], '*').replaceAll(covered['~'], '~');

/** Citations are set apart before anything is parsed, so that none is read as a part of a link. */
const [opens, closes] = ['\uE000', '\uE001'] as const;
const reserved = new RegExp(`[${opens}${closes}${covered['*']}${covered['~']}]`, 'g');
const marked = new RegExp(`${opens}(\\d{1,2})${closes}`, 'g');

const citationsApart = (text: string): string =>
  text.replaceAll(reserved, '').replaceAll(citation, `${opens}$1${closes}`);

/** As it was written, where a citation is none: in code, in a link's text. */
export const citationsBack = (text: string): string => text.replaceAll(marked, '[$1]');

/** A text between citations, and their numbers. */
export const citedParts = (text: string): readonly (string | number)[] =>
  text.split(marked).map((part, place) => (place % 2 === 1 ? Number(part) : part));

/** A marker at the end that has nothing to mark yet, and half a citation. */
const openEnd = /(?:(?<=^|[^*\\])\*{1,3}|(?<=^|[^~\\])~{1,2}|\[\d{0,2})$/;

/**
 * Closes for now what is open at the end of a text that grows. Nothing that is written may be lost or changed by it.
 * Runs between figures are covered, because remend would close them.
 */
const closed = (text: string): string =>
  uncover(
    remend(text.replace(openEnd, '').replaceAll(betweenFigures, cover), {
      comparisonOperators: false,
      htmlTags: false,
      katex: false,
      singleTilde: false,
      linkMode: 'text-only',
    }),
  );

/**
 * Returns the Markdown tokens of an answer.
 *
 * @param isUnfinished more may follow: an open construct at the end is closed for now
 */
export const tokensOf = (markdown: string, isUnfinished: boolean): TokensList => {
  const text = isUnfinished
    ? citationsApart(closed(markdown.replaceAll(reserved, '')))
    : citationsApart(markdown);
  try {
    return answers.lexer(text);
  } catch {
    // Nested deeper than anybody reads.
    return Object.assign([{ type: 'text', raw: text, text }], { links: {} });
  }
};
