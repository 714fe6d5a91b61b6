import * as t from 'io-ts';
import { wireBase64 } from '../codec/base64';
import { record } from '../codec/record';

/** How large the picture of a page is at most, in bytes. */
export const mostPageBytes = 512 * 1024;

/** How many pages of a presentation are shown; a longer one is not opened. */
export const mostPages = 500;

/** One page of a presentation whose file is not handed out. */
export const PresentationPicture = record(
  { type: t.keyof({ 'image/webp': null }), content: wireBase64(mostPageBytes) },
  'PresentationPicture',
);
export type PresentationPicture = t.TypeOf<typeof PresentationPicture>;
