import * as t from 'io-ts';
import { wireBase64 } from '../codec/base64';
import { record } from '../codec/record';

/** The longest side of a preview in pixels, and how many bytes it has at most. */
export const previewSide = 320;
export const mostPreviewBytes = 64 * 1024;

/** A small rendering of a picture that the gateway has accepted. */
export const PicturePreview = record(
  {
    type: t.keyof({ 'image/jpeg': null, 'image/webp': null }),
    content: wireBase64(mostPreviewBytes),
  },
  'PicturePreview',
);
export type PicturePreview = t.TypeOf<typeof PicturePreview>;
