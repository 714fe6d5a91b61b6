import sharp from 'sharp';
import { mostPreviewBytes, previewSide } from '../../../../contract/upload/picture-preview';
import { keptPictureSide, mostPicturePixels } from '../../../../contract/rules/upload-limits';
import type { PictureUse } from '../../ports/pictures';
import { answerTasks } from '../worker/answer-tasks.mjs';
import { holdsCode } from './picture-code';
import { pictureMarks } from './picture-marks';
import type { PictureAnswer, PictureTask } from './protocol';

/**
 * The process that decodes what strangers send: a picture that brings the decoder down takes nothing else with it,
 * and one that takes for ever is ended.
 */

/** The greatest size of a picture in bytes for each use; a verification document is bounded by its sides. */
const mostBytes: Readonly<Record<PictureUse, number>> = {
  avatar: 64 * 1024,
  preview: mostPreviewBytes,
  verification: Infinity,
  deal: Infinity,
  chat: Infinity,
};

/** Longest side in pixels and quality, tried in turn until the result is small enough. */
const attempts: Readonly<Record<PictureUse, readonly (readonly [number, number])[]>> = {
  avatar: [
    [512, 82],
    [512, 65],
    [384, 60],
    [256, 50],
    [128, 40],
  ],
  preview: [
    [previewSide, 75],
    [previewSide, 50],
    [previewSide / 2, 50],
  ],
  verification: [[keptPictureSide, 85]],
  deal: [[keptPictureSide, 85]],
  chat: [[keptPictureSide, 85]],
};

sharp.cache(false);
sharp.concurrency(1);

/** The orientation is applied; sharp writes no metadata and no ICC profile unless it is asked to. */
const drawn = (content: Uint8Array, edge: number, quality: number): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPicturePixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

/** A small JPEG with all metadata of a picture: of a WebP none would be read otherwise. */
const metadataOf = (content: Uint8Array): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPicturePixels })
    .resize({ width: 8, height: 8, fit: 'inside' })
    .keepMetadata()
    .jpeg()
    .toBuffer();

const answered = async ({ use, content }: PictureTask): Promise<PictureAnswer> => {
  try {
    if (use === 'marks') return { marks: await pictureMarks(await metadataOf(content)) };
    if (use === 'code') return { coded: await holdsCode(content) };
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > mostPicturePixels) return { fault: 'tooManyPixels' };
    let result = content;
    for (const [edge, quality] of attempts[use]) {
      result = await drawn(content, edge, quality);
      if (result.byteLength <= mostBytes[use]) break;
    }
    return { content: new Uint8Array(result) };
  } catch {
    return { fault: 'broken' };
  }
};

answerTasks(answered);
