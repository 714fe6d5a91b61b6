import { diallingCodeLines } from './dialling-code-list';

/** A country or region by its dialling code. */
export interface DiallingCode {
  /** Without a plus: '86'. Unique in the list. */
  readonly value: string;
  /** The Chinese name; two that share a code are in one, parted by '、'. */
  readonly label: string;
  /** Syllables parted by spaces, without tones; ü is v. */
  readonly pinyin: string;
  /** The first letters of the syllables: 'zg'. */
  readonly initials: string;
}

const initialsOf = (syllables: string): string =>
  syllables
    .split(' ')
    .map((syllable) => syllable.slice(0, 1))
    .join('');

const read = (line: string): DiallingCode => {
  const [value = '', label = '', syllables = ''] = line.split('|');
  const pinyin = syllables.replaceAll('、', ' ');
  return { value, label, pinyin, initials: initialsOf(pinyin) };
};

/** 中国 first, then 香港, 澳门, 台湾, then all others in the order of their pinyin. Source: ENT-07. */
export const diallingCodes: readonly DiallingCode[] = diallingCodeLines.trim().split('\n').map(read);

/** Where in the syllables a text begins, as the person types it without spaces; -1 when it does nowhere. */
const beginsAtSyllable = (pinyin: string, typed: string): number => {
  const syllables = pinyin.split(' ');
  return syllables.findIndex((_, index) => syllables.slice(index).join('').startsWith(typed));
};

const places = (code: DiallingCode, typed: string): readonly number[] => {
  if (/^\d+$/.test(typed)) return [code.value.startsWith(typed) ? 0 : -1];
  return [code.label.indexOf(typed), code.initials.indexOf(typed), beginsAtSyllable(code.pinyin, typed)];
};

/** The typed text, normalized for the comparison: no case, no spaces, no apostrophes, and no sign before a number. */
const compared = (query: string): string =>
  query
    .toLowerCase()
    .replaceAll(/[\s'’]/g, '')
    .replace(/^(?:\+|00)/, '');

/**
 * The codes that match by name, pinyin initials ('zg'), full pinyin ('zhongguo') or number ('86', '+86', '0086'):
 * the very number first, then those that begin with it before those that only hold it, else in the order of the list. All for an empty query.
 * Source: ENT-07, LOG-12.
 */
export const searchDiallingCodes = (query: string): readonly DiallingCode[] => {
  const typed = compared(query);
  const placeIn = (code: DiallingCode): number => {
    const found = places(code, typed).filter((place) => place >= 0);
    return found.length === 0 ? -1 : Math.min(...found);
  };
  const placed = diallingCodes.map((code) => ({ code, place: placeIn(code) }));
  const isExact = ({ code }: { readonly code: DiallingCode }) => code.value === typed;
  return [
    ...placed.filter(isExact),
    ...placed.filter((found) => found.place === 0 && !isExact(found)),
    ...placed.filter(({ place }) => place > 0),
  ].map(({ code }) => code);
};
