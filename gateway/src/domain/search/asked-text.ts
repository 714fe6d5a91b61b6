import { codeIn } from './code-spelling';

/** So many words of a text count, and so many characters of each. */
const mostWords = 8;
const longestWord = 40;

/** Invisible signs: marks of direction, joiners; controls and halves of a pair separate words. */
const unseen = /\p{Cf}/gu;
const controls = /\p{Cc}|\p{Cs}/gu;

/** A text in the form in which it is compared: one width and one case, without invisible signs. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').replace(unseen, '').replace(controls, ' ').toLowerCase();

const hasLetter = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

/** The words of a text, separated by blanks and stops; a code in any spelling is one word. */
export const wordsOf = (text: string): readonly string[] => {
  const plain = comparable(text);
  const code = codeIn(plain);
  if (code !== null) return [code];
  const words = plain
    .split(/[\s,，、;；。|/\\]+/u)
    .filter(hasLetter)
    .map((word) =>
      Array.from(codeIn(word) ?? word)
        .slice(0, longestWord)
        .join(''),
    );
  return [...new Set(words)].slice(0, mostWords);
};

/** Whether a word is Latin letters and figures alone, as pinyin is typed. */
export const isLatin = (word: string): boolean => /^[a-z]{2,}$/.test(word);

/** Whether a word is a single sign, which would be found nearly everywhere. */
export const isSingle = (word: string): boolean => Array.from(word).length === 1;
