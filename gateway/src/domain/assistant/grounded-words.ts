import { citation } from '../../../../contract/assistant/citation';
import { figuresIn, plain, standsIn } from './answer-figures';
import type { CitedListing } from './listing';

/** What stands behind words whose figures no cited listing has (MKT-20). */
export const ungrounded = '（未找到依据）';

/** What figures may stand upon. */
export interface Grounds {
  readonly listings: readonly CitedListing[];
  readonly question: string;
  /** How many listings were found. */
  readonly total: number;
}

/** Whether each figure stands in a listing that is cited, or in the question itself. */
export const isGrounded = (words: string, cited: readonly number[], grounds: Grounds): boolean => {
  const { listings, question, total } = grounds;
  const figures = figuresIn(plain(words.replace(citation, '')), total);
  if (figures.length === 0) return true;
  const texts = [
    plain(question),
    ...listings
      .filter(({ number }) => cited.includes(number))
      .flatMap(({ title, facts, texts: said, openedTexts }) =>
        [title, ...facts, ...said, ...openedTexts].map(plain),
      ),
  ];
  return figures.every((figure) => texts.some((text) => standsIn(figure, text)));
};

const marked = (words: string, cited: readonly number[], grounds: Grounds): string =>
  isGrounded(words, cited, grounds) ? words : words.replace(/\s*$/, (end) => `${ungrounded}${end}`);

/** What divides the cells of a row. */
const divider = /(?<!\\)\|/;

export const isRow = (text: string): boolean => divider.test(text);

/**
 * Words of an answer, marked where a figure has no ground: a row of a table in its cells, for what stands behind its last
 * divider is not shown.
 */
export const groundedWords = (words: string, cited: readonly number[], grounds: Grounds): string =>
  words
    .split(divider)
    .map((cell) => marked(cell, cited, grounds))
    .join('|');
