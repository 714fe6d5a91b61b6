import { amountFigure } from '../../../../contract/values/amount-figure';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Decimal } from '../../../../contract/values/decimal';

/** A figure of a picture: '3.2' of '亿元'; a text has no unit. */
export interface SheetFigure {
  readonly name: string;
  readonly figure: string;
  readonly unit: string;
}

/** What the picture of a deal says, all of it open to everybody: the same sheet always becomes the same bytes (ENT-10). */
export interface ShareSheet {
  readonly brand: string;
  /** What it is, and its code. */
  readonly kind: string;
  readonly title: string;
  /** Such as its industry and region. */
  readonly facts: readonly string[];
  /** At most three. */
  readonly figures: readonly SheetFigure[];
  /** What an NDA or the buyer keeps, by its names alone; '' where nothing is kept. */
  readonly sealed: string;
  /** A few sentences about it, for its poster; left out where there are none. */
  readonly summary?: string;
  /** The path of its own picture, for its poster. */
  readonly picture?: string | null;
  /** When it was confirmed last. */
  readonly confirmed: string;
  /** Who answers for it. */
  readonly source: string;
}

/** Longer than any drawn line, in characters: no member's text makes drawing long. */
const mostDrawn = 160;

/** The sheet of a thing, without the name of the house. */
export type ThingSheet = Omit<ShareSheet, 'brand'>;

export const bounded = (text: string): string => Array.from(text).slice(0, mostDrawn).join('');

/** A sum in 万元 as a figure; null for what is none. */
export const sumFigure = (name: string, sum: Decimal | null | undefined): SheetFigure | null =>
  sum === null || sum === undefined ? null : { name, ...amountFigure(sum) };

/** A price that is asked: null is 面议, and what is absent is hidden. */
export const askedFigure = (name: string, sum: Decimal | null | undefined): SheetFigure | null =>
  sum === null ? { name, figure: '面议', unit: '' } : sumFigure(name, sum);

/** The first three of the figures that there are. */
export const firstFigures = (figures: readonly (SheetFigure | null)[]): readonly SheetFigure[] =>
  figures.filter((figure) => figure !== null).slice(0, 3);

/** A moment's day, with its year: a picture stays true when the year is over. */
export const dayText = (moment: number): string => {
  const [year = '', month = '', day = ''] = beijingTime(moment).slice(0, 10).split('-');
  return `${year}年${Number(month)}月${Number(day)}日`;
};

/** The words that are not empty, each as long as a line. */
export const spoken = (words: readonly string[]): readonly string[] =>
  words.filter((word) => word !== '').map(bounded);
