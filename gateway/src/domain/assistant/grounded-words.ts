import { citation } from '../../../../contract/assistant/citation';
import { figuresIn, plain, type ToldFigure } from './answer-figures';
import { groundOf, standsOn, type Ground } from './figure-ground';
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

const bound = '(?:及|或)?(?:以内|之内|以下|以上|之间|左右|上下|以后|以前)';
const condition = new RegExp(
  String.raw`^(?:[-–—~至到和][\d.]+(?:[千百]?万|亿)?元?)?${bound}(?:的|,?(?:共|有|没有|未|找到))`,
);
const boundBefore = /(?:不超过|不到|低于|小于|少于|最多|至多|至少|不低于|不少于|高于|大于|超过)$/;
const tellsNothing =
  /(?:没有|未|无法|不能)(?:找到|检索到|搜到|查到|提供|披露|提到|列出|说明|确认|显示|公开|看到|发现)/;

/** Whether a figure says again what is looked for, or that nothing is known of it: the question may be its ground. */
const repeats = ({ before, after }: ToldFigure): boolean => {
  if (condition.test(after) || (boundBefore.test(before) && after.startsWith('的'))) return true;
  const [clause = ''] = `${before.split(/[,;。]/).at(-1) ?? ''}|${after}`.split(/[,;。]/);
  return tellsNothing.test(clause);
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
 * Whether each figure stands in a listing that is cited. What the question names is no ground for what is told, but for the
 * bounds that it sets.
 * @param isCell whether the words are a cell of a table, over which its unit may stand
 */
export const isGrounded = (
  words: string,
  cited: readonly number[],
  { listings, question, total }: Grounds,
  isCell = false,
): boolean => {
  const told = figuresIn(withoutNamed(plain(words.replace(citation, '')), question), total);
  if (told.length === 0) return true;
  const grounds = listings.filter(({ number }) => cited.includes(number)).map(groundFrom);
  const isAlone = isCell && told.every(({ before, after }) => /^[+-]?$/.test(before) && after === '');
  return told.every(
    (figure) =>
      grounds.some((ground) => standsOn(figure, ground, isAlone)) ||
      (repeats(figure) && standsOn(figure, groundOf([plain(question)]), false)),
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
 * Words of an answer, marked where a figure has no ground: a row of a table in its cells, for what stands behind its last
 * divider is not shown.
 */
export const groundedWords = (words: string, cited: readonly number[], grounds: Grounds): string =>
  words
    .split(divider)
    .map((cell, _, cells) => marked(cell, cited, grounds, cells.length > 1))
    .join('|');
