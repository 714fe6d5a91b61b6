import { charactersPerMinute } from '../news/reading-time';
import { ndaLines } from '../sale/nda-lines';

/** How a text that scrolls lies in its box, in pixels. */
export interface TextGeometry {
  readonly scrolledPx: number;
  readonly boxPx: number;
  readonly wholePx: number;
  /** Where the head of each clause begins, from the beginning of the text. */
  readonly headsPx: readonly number[];
}

/** The reading progress. */
export interface ReadingPlace {
  /** From 0 to 100, in steps of five: no reader sees finer steps, and each step renders again. */
  readonly percent: number;
  /** The clause one is at, counted from 1; 0 before the first. */
  readonly clause: number;
}

/** The text about the progress of reading an NDA. */
export interface NdaReading extends ReadingPlace {
  readonly clauses: number;
  /** For what is left, in whole minutes; 0 once all was read. */
  readonly minutesLeft: number;
}

const stepPercent = 5;

export const atTheBeginning: ReadingPlace = { percent: 0, clause: 0 };

/**
 * The place of reading: the line runs from the top of the box at the beginning to its foot at the end, so that it reaches
 * the last clause, however short it is. Total: a text that fits into its box is at its end.
 */
export const readingPlace = ({ scrolledPx, boxPx, wholePx, headsPx }: TextGeometry): ReadingPlace => {
  const hiddenPx = wholePx - boxPx;
  const part = hiddenPx <= 0 ? 1 : Math.min(1, Math.max(0, scrolledPx / hiddenPx));
  return {
    percent: Math.floor((part * 100) / stepPercent) * stepPercent,
    clause: headsPx.filter((headPx) => headPx <= part * wholePx).length,
  };
};

/** Going back unreads nothing: the further share stays, and the clause is the one that one is at. */
export const readFurther = (before: ReadingPlace, { percent, clause }: ReadingPlace): ReadingPlace => ({
  percent: Math.max(before.percent, percent),
  clause,
});

/**
 * The progress of reading a text. Only a text whose end was seen is whole.
 * @param text of the NDA, lines divided by line feeds
 * @param isRead whether it was read to its end
 */
export const ndaReading = (text: string, place: ReadingPlace, isRead: boolean): NdaReading => {
  const characters = Array.from(text.replace(/\s/g, '')).length;
  const percent = isRead ? 100 : Math.min(place.percent, 100 - stepPercent);
  const left = Math.ceil((characters * (100 - percent)) / 100 / charactersPerMinute);
  const clauses = ndaLines(text).filter(({ kind }) => kind === 'head').length;
  return {
    percent,
    minutesLeft: isRead ? 0 : Math.max(1, left),
    clause: Math.min(place.clause, clauses),
    clauses,
  };
};
