import type * as t from 'io-ts';
import { listOf } from '../codec/list-of';
import { orNull } from '../codec/or-null';
import { record } from '../codec/record';
import { WireFilledText, WireText } from '../codec/text';

/** A figure of a poster: '3.2' of '亿元'; a text has no unit. */
const PosterFigure = record({ name: WireFilledText, figure: WireFilledText, unit: WireText }, 'PosterFigure');

/** The content of a poster: what a stranger may read of the thing, for every caller. */
export const PosterContent = record(
  {
    /** What the house is called. */
    brand: WireFilledText,
    /** What it is, and its code. */
    kind: WireText,
    title: WireFilledText,
    /** Such as its industry and region. */
    facts: listOf(WireText),
    /** At most three. */
    figures: listOf(PosterFigure),
    /** What an NDA or the buyer keeps, by its names alone; '' where nothing is kept. */
    sealed: WireText,
    /** A few sentences about it, or ''. */
    summary: WireText,
    /** When it was confirmed last, or ''. */
    confirmed: WireText,
    /** Who answers for it. */
    source: WireText,
    /** The path of a picture of the application; null where there is none. */
    picture: orNull(WireFilledText),
    /** The promotion code of the member who asks; null for a visitor. */
    sprad: orNull(WireFilledText),
  },
  'PosterContent',
);
export type PosterContent = t.TypeOf<typeof PosterContent>;
