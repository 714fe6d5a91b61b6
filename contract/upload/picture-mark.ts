import * as t from 'io-ts';
import { record } from '../codec/record';
import { WireText } from '../codec/text';

/** What metadata of a picture reveals. The gateway keeps none of it; its owner learns what it was (MKT-07). */
export const PictureMarkKind = t.keyof(
  { place: null, author: null, copyright: null, software: null, device: null, words: null },
  'PictureMarkKind',
);
export type PictureMarkKind = t.TypeOf<typeof PictureMarkKind>;

/** One thing that a picture says of itself. */
export const PictureMark = record({ kind: PictureMarkKind, found: WireText }, 'PictureMark');
export type PictureMark = t.TypeOf<typeof PictureMark>;

/** The greatest length of one mark in characters, and the greatest number of marks of a picture. */
export const markLimits = { length: 80, marks: 12 } as const;
