import type { HideableField } from '../../gateway/src/domain/sale/sale';

/** Two worlds that differ in what is hidden alone. */
export type World = 'one' | 'other';

const fieldNumber: Readonly<Record<HideableField, number>> = {
  amount: 1,
  netProfit: 2,
  valuation: 3,
  companyName: 4,
  customers: 5,
  reason: 6,
  documents: 7,
};

/** So long that a page shows at least these digits of a mark, in whatever unit, and no other number begins so. */
const shownDigits = 9;
const decoy = '791';

/** A sign that no other text of the product has, so that a search by pairs of signs finds it. */
const sign: Readonly<Record<World, string>> = { one: '龘', other: '靐' };

/** What a hidden value is replaced by: it cannot be mistaken for anything else, however it is written. */
export interface Mark {
  readonly deal: string;
  readonly field: HideableField;
  /** What is looked for: the digits that any spelling of a number has, or the text. */
  readonly trace: string;
}

/**
 * The hidden number of a deal by its place in the seed. In the other world those of all deals stand in the opposite order,
 * so that whatever is ordered, counted or compared by them comes out otherwise.
 */
export const markedNumber = (world: World, place: number, field: HideableField, part = 0): string => {
  const order = String(world === 'one' ? 1_000 + place : 8_999 - place);
  return `${decoy}${order}${fieldNumber[field]}${part}${world === 'one' ? '137' : '642'}`;
};

export const markedText = (world: World, deal: string, field: HideableField): string =>
  `${sign[world]}${deal}${field}${sign[world]}`;

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
