import { normalOf, withDigits, withPoints } from '../../../../contract/rules/looked-through';
import { revealingPatterns } from '../../../../contract/rules/revealing-patterns';
import { chineseEnds, gap, ledSpans, noAmount, path, type Span } from './led-contacts';
import { isStatedFigure } from './stated-figures';

/** The replacement of a contact. */
export const maskedContact = '［联系方式已隐藏］';

/** A text in signs of normal width and common digits, as it may be read, with the place in the text of each of its units. */
interface Plain {
  readonly readings: readonly string[];
  readonly places: readonly number[];
}

/** Between two figures it is a digit, or a stroke in the place of one: it is read both ways. */
const strokeOrDigit = /(?<=[0-9])一(?=[0-9])/gu;

const unseen = /[\p{Default_Ignorable_Code_Point}\u20E3]/gu;

/** Sign by sign, so that each unit of the plain text knows whence it came. */
const plainOf = (text: string): Plain => {
  const places: number[] = [];
  let plain = '';
  let place = 0;
  for (const sign of text) {
    const normal = normalOf(sign).replace(unseen, '');
    plain += normal;
    for (let unit = 0; unit < normal.length; unit += 1) places.push(place);
    place += sign.length;
  }
  const readings = new Set([plain, plain.replace(strokeOrDigit, '-')]);
  return {
    // Without Chinese digits too: of 张三13851206614 the name is no part of the phone.
    readings: [...new Set([...[...readings].map((reading) => withDigits(reading).text), plain])].map(
      (reading) => withPoints(reading).text,
    ),
    places: [...places, text.length],
  };
};

const unlessAmount = (pattern: RegExp): RegExp =>
  new RegExp(`(?:${pattern.source})${noAmount}`, pattern.flags);

const ends = '(?:com|cn|net|org|io|cc|co|hk)(?![a-z0-9])';
const at = '(?:@|#|\\(at\\)|\\[at\\]|艾特)';
const dot = '(?:\\.|\\(dot\\)|\\[dot\\]|点)';
const hostStart = '(?<![@\\w.-])';

/** Signs between the figures of a table, a sum or a date as well as between those of a phone. */
const common = '\\p{L}\\p{N}\\p{Sm}\\p{Sc}\\s.,、。;:()%‰/*–—-';
/** Any others, such as pictures: figures with these between them are one number, in any groups. */
const oddSign = new RegExp(`[^${common}]`, 'gu');
/**
 * The replacements, unit for unit. A pattern that repeats all signs but those of so many scripts would take the
 * engine half a second to compile, and as long again after a pause.
 */
const mark = '\uE000';
const markOfPair = '\uE001';
const marked = (plain: string): string =>
  plain.replace(oddSign, ({ length }) => (length === 1 ? mark : `${mark}${markOfPair}`));
const odd = `(?:\\s?(?:${mark}${markOfPair}?){1,4}\\s?)`;
/** Any that is no letter, digit, per cent or currency: a phone is read across them in its own groups alone. */
const between = '[^\\p{L}\\p{N}%‰\\p{Sc}]{0,4}';
const noYear = '(?!(?:19|20)\\d{2})';

/** A phone of eleven digits with odd signs between them, where these are marked. */
const phoneAcrossOddSigns = unlessAmount(
  new RegExp(`(?<![\\d.])1${odd}?[3-9](?:${odd}?\\d){9}(?!\\d)`, 'gu'),
);

/** The code of China before a phone. */
const country = `(?:(?:\\((?:\\+|00)?86\\)|(?:\\+|00)?86)${gap})`;
const extension = '(?:\\s?(?:转|分机|ext\\.?)\\s?|-)\\d{1,5}(?!\\d)';

/** A phone in its own groups with anything between them or the same Chinese sign twice, in pairs with one sign between them, in other groups, with its first two digits as a number (十三八), or with a code of China or an extension. */
const splitPhones: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d.])1[3-9]\\d((?![百千万亿元年月日号至到和股届期第])\\p{Script=Han})\\d{4}\\1\\d{4}(?!\\d)`,
    'gu',
  ),
  new RegExp(`(?<![\\d.])1[3-9]\\d${between}${noYear}\\d{4}${between}${noYear}\\d{4}(?!\\d|\\.\\d)`, 'gu'),
  new RegExp(`(?<![\\d.]\\s?)1[3-9]\\d([-.·\\s])\\d{2}(?:\\1\\d{2}){3}(?!\\s?\\d|\\.\\d|\\1\\d)`, 'gu'),
  /(?<![\d.,])1[3-9]\d(?:\d{3}[-\s]\d{5}|\d{2}[-\s]\d{6}|([-\s])\d{3}\1\d{5})(?![\d,])/gu,
  new RegExp(`(?<![\\d百千])十[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.])${country}?\\(0?1[3-9]\\d\\)${gap}\\d{4}${gap}\\d{4}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.])${country}0?1[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?!\\d)`, 'gu'),
];

/** Landlines with a code of China or an extension; those without are among the patterns that reveal a company. */
const landlines: readonly RegExp[] = [
  new RegExp(`(?<![\\d.])${country}\\(?0?(?:10|2\\d|[3-9]\\d{2})\\)?${gap}\\d{3,4}${gap}\\d{4}(?!\\d)`, 'gu'),
  new RegExp(`(?<![\\d.])\\(?0(?:10|2\\d|[3-9]\\d{2})\\)?${gap}\\d{3,4}${gap}\\d{4}${extension}`, 'giu'),
];

/** Each finds a whole contact. Repetitions are bounded and do not overlap, so that the time is linear. */
const contacts: readonly RegExp[] = [
  ...[...revealingPatterns.phone, ...splitPhones, ...landlines].map(unlessAmount),
  new RegExp(
    `(?<![\\d.])(?:\\+|00)(?:852|853|886|81|82|65|61|49|44|33|1)(?:[-–—.·_\\s()]{0,3}\\d){7,11}(?!\\d)`,
    'gu',
  ),
  /[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}/giu,
  new RegExp(`[a-z0-9._%+-]{1,64}@(?:[\\p{Script=Han}a-z0-9-]{1,63}\\.){1,4}${chineseEnds}`, 'giu'),
  new RegExp(`[a-z0-9._%+-]{1,64} ?${at} ?(?:[a-z0-9-]{1,63} ?${dot} ?){1,5}${ends}`, 'giu'),
  // In words: of "look at the dot com boom" nothing is one.
  new RegExp(
    `[a-z0-9._%+-]{1,64} at (?!(?:the|a|an|this|that|our|your) )(?:[a-z0-9-]{1,63} dot ){1,4}${ends}`,
    'giu',
  ),
  /https?:\/\/[\w/?#=&%.~+:@-]{1,300}/giu,
  new RegExp(
    `(?:https?:\\/\\/|${hostStart}www\\.)(?:[\\p{Script=Han}a-z0-9-]{1,63}\\.){1,4}${chineseEnds}${path}`,
    'giu',
  ),
  /(?:u\.wechat\.com|work\.weixin\.qq\.com|weixin\.qq\.com|wa\.me|t\.me)\/[\w/?=&%-]{1,200}/giu,
  /(?:weixin|wxp):\/\/[\w/?=&%-]{1,200}/giu,
  new RegExp(`${hostStart}www(?:${dot}[a-z0-9-]{1,63}){1,5}${path}`, 'giu'),
  // Names of techniques end like hosts, and so do codes of shares: ASP.NET, 00700.HK.
  new RegExp(
    `${hostStart}(?!(?:asp|ado|vb|ml)\\.net|\\d{1,6}\\.hk(?![a-z0-9.-]))(?:[a-z0-9-]{1,63}${dot}){1,4}(?:com|cn|net|org|cc|vip|top|hk|xyz)(?![a-z0-9@-])${path}`,
    'giu',
  ),
  // Points follow the numbers and letters of a list too: 3.AI, A.AI.
  new RegExp(
    `${hostStart}(?!(?:socket|draw)\\.io)(?=[\\d-]{0,62}[a-z][a-z0-9-])(?:[a-z0-9-]{1,63}\\.){1,4}(?:io|ai|info|tech|biz|shop|site|online|club|me|co(?!\\.|, ?ltd))(?![a-z0-9@-])${path}`,
    'giu',
  ),
];

const joined = (spans: readonly Span[]): readonly Span[] =>
  [...spans]
    .sort(([one], [other]) => one - other)
    .reduce<readonly Span[]>((before, span) => {
      const last = before.at(-1);
      return last === undefined || span[0] > last[1]
        ? [...before, span]
        : [...before.slice(0, -1), [last[0], Math.max(last[1], span[1])]];
    }, []);

const spanOf = ({ index, 0: contact }: RegExpExecArray): Span => [index, index + contact.length];

/** The places of contacts in a text: phones, WeChat ids, e-mails and the like, in digits of any width, Chinese ones too. */
const contactsIn = (text: string): readonly Span[] => {
  const { readings, places } = plainOf(text);
  const placeOf = (unit: number): number => places[unit] ?? text.length;
  const found = readings.flatMap((plain) => [
    ...[
      ...contacts.flatMap((pattern) => [...plain.matchAll(pattern)]),
      ...marked(plain).matchAll(phoneAcrossOddSigns),
    ]
      .map(spanOf)
      .filter((span) => !isStatedFigure(plain, span)),
    ...ledSpans(plain),
  ]);
  return joined(found.map(([from, to]): Span => [placeOf(from), placeOf(to)]));
};

interface Masked {
  readonly text: string;
  readonly masked: boolean;
}

/** Masks the contacts that are found now; the mask may make a contact of what is next to it. */
const maskedOnce = (text: string): Masked => {
  const spans = contactsIn(text);
  if (spans.length === 0) return { text, masked: false };
  const kept = spans.map(([from], nth) => text.slice(spans[nth - 1]?.[1] ?? 0, from));
  const rest = text.slice(spans.at(-1)?.[1] ?? 0);
  return { text: `${kept.join(maskedContact)}${maskedContact}${rest}`, masked: true };
};

/** A text in which so many passes still find contacts was made to keep the server busy. */
const mostPasses = 4;

/**
 * Masks the contacts in a text that the other party reads before an approval (MKT-16). All other characters stay, amounts
 * and dates too. A second call changes nothing. A text that more than four passes do not clear is masked as a whole.
 */
export const withoutContacts = (text: string): Masked => {
  let [kept, passes] = [maskedOnce(text), 1];
  if (!kept.masked) return kept;
  for (; passes < mostPasses; passes += 1) {
    const next = maskedOnce(kept.text);
    if (!next.masked) return kept;
    kept = next;
  }
  return { text: maskedContact, masked: true };
};

/**
 * A text as the other party reads it: contacts are masked until something between the two was approved. Every field that
 * a member writes and the other party reads goes through this function (MKT-16).
 */
export const textForOther = (text: string, approved: boolean): string =>
  approved ? text : withoutContacts(text).text;
