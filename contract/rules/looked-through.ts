/** A normalized text, and the place of each of its characters in the typed text. */
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

/** The digit of any script, '٣', as a common one: the digits of a script are consecutive, from zero. */
const commonDigit = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  const before = Array.from({ length: 9 }, (_, nth) => nth + 1).findIndex((back) => !isDigit(code - back));
  return String(before < 0 ? 9 : before);
};

/** A text in characters of normal width and common digits, also for digits in circles. */
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

/** Domains after which a Chinese full stop may be a point; before most others a sentence may be over. */
const stopEnds = new Set(['com', 'cn', 'net', 'org', 'gov', 'edu', 'top', 'vip', 'hk']);
/** The same for the word for a point: a VIP lounge at ten is none. */
const spokenEnds = new Set(['com', 'cn', 'net', 'org']);

/** Labels with what may part them. */
const domainRun = /[A-Za-z0-9-]+(?:[点。.][A-Za-z0-9-]+)*/g;
const labelsFarthest = 5;

/** Puts a point in place of each separator of a run that is followed, at most five labels on, by an end. */
const pointed = (run: string, follows: string): string => {
  const parts = run.split(/([点。.])/);
  const labels = parts.filter((_, nth) => nth % 2 === 0);
  const isEnd = (nth: number, ends: ReadonlySet<string>): boolean =>
    ends.has((labels[nth] ?? '').toLowerCase()) && (nth < labels.length - 1 || follows !== '@');
  const isWithin = (nth: number, ends: ReadonlySet<string>): boolean =>
    Array.from({ length: labelsFarthest }, (_, far) => nth + 1 + far).some((end) => isEnd(end, ends));
  return parts
    .map((part, place) => {
      const nth = (place - 1) / 2;
      if (part === '。') return isWithin(nth, stopEnds) ? '.' : part;
      if (part === '点') return !/\d$/.test(labels[nth] ?? '') && isWithin(nth, spokenEnds) ? '.' : part;
      return part;
    })
    .join('');
};

/** With points where a domain is written with the word for them or Chinese full stops, which browsers take for points. */
export const withPoints = (plain: string): Looked =>
  asTyped(plain.replace(domainRun, (run: string, at: number) => pointed(run, plain.charAt(at + run.length))));

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
