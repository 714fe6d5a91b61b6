import type { HideableField } from '../../gateway/src/domain/sale/sale';

/** Two worlds that differ in what is hidden alone. */
export type World = 'one' | 'other';

/** The fields of a deal that its owner may hide, and what else is for some readers alone. */
export type MarkedField = HideableField | 'materials' | 'contacts';

/** Who may read a value: those who signed for its deal, verified members, or determined ones among these. */
export type Readers = 'signers' | 'verified' | 'determined';

const fieldNumber: Readonly<Record<MarkedField, number>> = {
  amount: 1,
  netProfit: 2,
  valuation: 3,
  companyName: 4,
  customers: 5,
  reason: 6,
  documents: 7,
  materials: 8,
  contacts: 9,
};

/** So long that a page shows at least these digits of a mark, in whatever unit, and no other number begins so. */
const shownDigits = 9;
const decoy = '791';

/** A sign that no other text of the product has, so that a search by pairs of signs finds it. */
const sign: Readonly<Record<World, string>> = { one: '龘', other: '靐' };

/** What a hidden value is replaced by: it cannot be mistaken for anything else, however it is written. */
export interface Mark {
  /** The id of the deal, fund, presentation or investor. */
  readonly thing: string;
  readonly field: MarkedField;
  readonly readers: Readers;
  /** What is looked for: the digits that any spelling of a number has, or the text. */
  readonly trace: string;
}

/**
 * A hidden number, by the place of its deal or fund in the seed. The other world has them in the opposite order: an order,
 * a count or a comparison that uses them gives another answer there.
 */
export const markedNumber = (world: World, place: number, field: MarkedField, part = 0): string => {
  const order = String(world === 'one' ? 1_000 + place : 8_999 - place);
  return `${decoy}${order}${fieldNumber[field]}${part}${world === 'one' ? '137' : '642'}`;
};

export const markedText = (world: World, thing: string, field: MarkedField): string =>
  `${sign[world]}${thing}${field}${sign[world]}`;

/** What stands between two digits of one number. */
const parting = /(?<=\d)[,.\s](?=\d)/g;

export const numberTrace = (number: string): string => number.slice(0, shownDigits);

/** A text as marks are looked for in it: numbers without what parts their digits. */
export const searchable = (text: string): string => `${text}\n${text.replace(parting, '')}`;

/** Which of the marks stand in a text. */
export const marksIn = (text: string, marks: readonly Mark[]): readonly Mark[] => {
  const where = searchable(text);
  const isLikely = where.includes(decoy) || Object.values(sign).some((each) => where.includes(each));
  return isLikely ? marks.filter(({ trace }) => where.includes(trace)) : [];
};
