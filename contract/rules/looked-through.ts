/** A text as it is looked through, and where each of its signs stands in the one that was typed. */
export interface Looked {
  readonly text: string;
  readonly at: (place: number) => number;
}

/** Digits in circles that Unicode knows as pictures alone, each run of them from the sign for this number on. */
const circled = [
  ['❶❷❸❹❺❻❼❽❾❿', 1],
  ['➀➁➂➃➄➅➆➇➈➉', 1],
  ['➊➋➌➍➎➏➐➑➒➓', 1],
  ['⓵⓶⓷⓸⓹⓺⓻⓼⓽⓾', 1],
  ['⓿', 0],
] as const;
const circledDigits = new Map(
  circled.flatMap(([signs, first]) => Array.from(signs, (sign, nth) => [sign, String(first + nth)] as const)),
);

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit of any script, '٣', as a common one: those of a script stand in one row, from nought on. */
const commonDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const before = Array.from({ length: 9 }, (_, nth) => nth + 1).findIndex((back) => !isDigit(code - back));
  return String(before < 0 ? 9 : before);
};

/** A text in signs of normal width and common digits, also where these stand in circles. */
export const normalOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[❶-➓⓵-⓿]/gu, (sign) => circledDigits.get(sign) ?? sign)
    .replace(/(?![0-9])\p{Nd}/gu, commonDigit);

/** A text in signs of normal width, without those that cannot be seen. */
export const plainOf = (text: string): string =>
  normalOf(text).replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** As it is. */
export const asTyped = (plain: string): Looked => ({ text: plain, at: (place) => place });

/** Chinese digits, each by one of the common ones, so that a phone in them is one. */
const digits = ['〇零', '一壹幺', '二贰', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'];

export const withDigits = (plain: string): Looked =>
  asTyped(
    plain.replace(/[〇零一壹幺二贰三叁四肆五伍六陆七柒八捌九玖]/g, (sign) =>
      String(digits.findIndex((each) => each.includes(sign))),
    ),
  );

const ends = '(?:com|cn|net|org|gov|edu|top|vip|hk)';
/** Chinese full stops within a domain; before most other ends a sentence may be over. */
const stopsWithin = new RegExp(
  `(?<=[A-Za-z0-9-])。(?=(?:[A-Za-z0-9-]{1,63}[。.]){0,4}${ends}(?![A-Za-z0-9@-]))`,
  'giu',
);

/** The word for a point in one: a VIP lounge at ten is none. */
const spokenPoints =
  /(?<=[A-Za-z-])点(?=(?:[A-Za-z0-9-]{1,63}[点。.]){0,4}(?:com|cn|net|org)(?![A-Za-z0-9@-]))/giu;

/** With points where a domain is written with the word for them or Chinese full stops, which browsers take for points. */
export const withPoints = (plain: string): Looked =>
  asTyped(plain.replace(spokenPoints, '.').replace(stopsWithin, '.'));

/** Without the spaces between Chinese signs, by which a name could be split. */
export const squeezed = (plain: string): Looked => {
  const spaces = Array.from(plain.matchAll(/(?<=\p{Script=Han})[^\S\n]+(?=\p{Script=Han})/gu));
  const isSpace = new Set(
    spaces.flatMap(({ index, 0: space }) => Array.from(space, (_, nth) => index + nth)),
  );
  const kept = Array.from({ length: plain.length }, (_, place) => place).filter(
    (place) => !isSpace.has(place),
  );
  return {
    text: kept.map((place) => plain.charAt(place)).join(''),
    at: (place) => kept[place] ?? plain.length,
  };
};
