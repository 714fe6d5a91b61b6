import { citation } from '../../../../contract/assistant/citation';
import { figuresIn, plain, type StatedFigure } from './answer-figures';
import { groundOf, isFoundIn, type Ground } from './figure-ground';
import type { CitedListing } from './listing';

/** The mark behind words whose figures are in no cited listing (MKT-20). */
export const ungrounded = '（未找到依据）';

/** The sources that may ground a figure. */
export interface Grounds {
  readonly listings: readonly CitedListing[];
  readonly question: string;
  /** How many listings were found. */
  readonly total: number;
}

const bound = '(?:及|或)?(?:以内|之内|以下|以上|之间|左右|上下|以后|以前)';
const condition = new RegExp(
  String.raw`^(?:[-–—~至到和][\d.]+(?:[千百]?万|亿)?元?)?${bound}(?:的|,?(?:共|有|没有|未|找到))`,
);
const boundBefore = /(?:不超过|不到|低于|小于|少于|最多|至多|至少|不低于|不少于|高于|大于|超过)$/;
const saysNothing =
  /(?:没有|未|无法|不能)(?:找到|检索到|搜到|查到|提供|披露|提到|列出|说明|确认|显示|公开|看到|发现)/;

/** Whether a figure says again what is looked for, or that nothing is known of it: the question may be its ground. */
const repeats = ({ before, after }: StatedFigure): boolean => {
  if (condition.test(after) || (boundBefore.test(before) && after.startsWith('的'))) return true;
  const [clause = ''] = `${before.split(/[,;。]/).at(-1) ?? ''}|${after}`.split(/[,;。]/);
  return saysNothing.test(clause);
};

const known = new WeakMap<CitedListing, Ground>();
const groundFrom = (listing: CitedListing): Ground => {
  const { title, facts, texts, openedTexts } = listing;
  const ground =
    known.get(listing) ?? groundOf([title, ...facts, ...texts, ...openedTexts].map((text) => plain(text)));
  known.set(listing, ground);
  return ground;
};

/** The codes of deals that the question names are no figures. */
const withoutNamed = (words: string, question: string): string => {
  const asked = plain(question).toLowerCase();
  return words.replaceAll(/(?:xm|xq|gf)\d{6,16}(?!\d)/gi, (code) =>
    asked.includes(code.toLowerCase()) ? '' : code,
  );
};

/**
 * Whether a cited listing holds each figure. The words of the question ground no figure of the answer, but for the
 * bounds that it sets.
 * @param isCell whether the words are a table cell, whose unit may be in the head of the column
 */
export const isGrounded = (
  words: string,
  cited: readonly number[],
  { listings, question, total }: Grounds,
  isCell = false,
): boolean => {
  const figures = figuresIn(withoutNamed(plain(words.replace(citation, '')), question), total);
  if (figures.length === 0) return true;
  const grounds = listings.filter(({ number }) => cited.includes(number)).map(groundFrom);
  const isAlone = isCell && figures.every(({ before, after }) => /^[+-]?$/.test(before) && after === '');
  return figures.every(
    (figure) =>
      grounds.some((ground) => isFoundIn(figure, ground, isAlone)) ||
      (repeats(figure) && isFoundIn(figure, groundOf([plain(question)]), false)),
  );
};

const marked = (words: string, cited: readonly number[], grounds: Grounds, isCell: boolean): string => {
  if (isGrounded(words, cited, grounds, isCell)) return words;
  const said = words.trimEnd();
  return `${said}${ungrounded}${words.slice(said.length)}`;
};

/** What divides the cells of a row. */
const divider = /(?<!\\)\|/;

export const isRow = (text: string): boolean => divider.test(text);

/**
 * Words of an answer, marked where a figure has no ground: a row of a table in its cells, for text behind its last
 * divider is not shown.
 */
export const groundedWords = (words: string, cited: readonly number[], grounds: Grounds): string =>
  words
    .split(divider)
    .map((cell, _, cells) => marked(cell, cited, grounds, cells.length > 1))
    .join('|');
