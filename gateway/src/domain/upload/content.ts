import { jpegSoundness } from './jpeg';
import { pdfSoundness } from './pdf';
import { pngSoundness } from './png';
import type { Soundness } from './soundness';
import type { Format } from '../../../../contract/upload/format-by-content';
import { webpSoundness } from './webp';

/** What the gateway takes as it begins. */
export type TakenFormat = Exclude<Format, 'image/heic'>;

const rules: Readonly<Record<Exclude<TakenFormat, 'application/zip'>, (content: Uint8Array) => Soundness>> = {
  'image/jpeg': jpegSoundness,
  'image/png': pngSoundness,
  'image/webp': webpSoundness,
  'application/pdf': pdfSoundness,
};

/**
 * Whether a file of this format is built as its format is, down to its end; nothing of it is drawn or opened. An archive
 * is checked on its own.
 */
export const soundnessOf = (content: Uint8Array, format: TakenFormat): Soundness =>
  format === 'application/zip' ? 'sound' : rules[format](content);
