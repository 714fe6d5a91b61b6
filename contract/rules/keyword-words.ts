/** The words of a keyword: those that a deal has to match, and those that it must not. */
export interface KeywordWords {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** A minus before a word, however an input method writes it. Within a word it is a hyphen, as in Pre-IPO. */
const minus = /^[-－−–](?=.*[\p{L}\p{N}])/u;

/** The words of a keyword, separated by spaces; a word after a minus is excluded: '半导体 -封装' (DSK-04). */
export const keywordWords = (keyword: string): KeywordWords => {
  const words = keyword.split(/\s+/u).filter((word) => word !== '');
  return {
    include: words.filter((word) => !minus.test(word)),
    exclude: words.filter((word) => minus.test(word)).map((word) => word.replace(minus, '')),
  };
};
