import { jpegSoundness } from './jpeg';
import { pdfSoundness } from './pdf';
import { pngSoundness } from './png';
import type { Soundness } from './soundness';
import type { UploadType } from '../../../../contract/upload/upload-type';
import { webpSoundness } from './webp';

const text = (letters: string): readonly number[] => Array.from(letters, (letter) => letter.charCodeAt(0));

const isAt = (content: Uint8Array, place: number, bytes: readonly number[]): boolean =>
  place >= 0 && bytes.every((byte, index) => content[place + index] === byte);

const isJpeg = (content: Uint8Array): boolean => isAt(content, 0, [0xff, 0xd8, 0xff]);
const isPng = (content: Uint8Array): boolean => isAt(content, 0, [0x89, ...text('PNG\r\n'), 0x1a, 0x0a]);
const isWebp = (content: Uint8Array): boolean =>
  isAt(content, 0, text('RIFF')) && isAt(content, 8, text('WEBP'));
const isPdf = (content: Uint8Array): boolean => isAt(content, 0, text('%PDF-'));

/** The type of a file by what it begins with, whatever it is called; null for any other. */
export const typeOf = (content: Uint8Array): UploadType | null => {
  if (isJpeg(content)) return 'image/jpeg';
  if (isPng(content)) return 'image/png';
  if (isWebp(content)) return 'image/webp';
  return isPdf(content) ? 'application/pdf' : null;
};

const rules: Readonly<Record<UploadType, (content: Uint8Array) => Soundness>> = {
  'image/jpeg': jpegSoundness,
  'image/png': pngSoundness,
  'image/webp': webpSoundness,
  'application/pdf': pdfSoundness,
};

/** Whether a file of this type is built as its type is, down to its end; nothing of it is drawn or opened. */
export const soundnessOf = (content: Uint8Array, type: UploadType): Soundness => rules[type](content);
