import sharp from 'sharp';
import type { UploadPurpose } from '../../domain/upload/upload';
import type { PictureAnswer, PictureTask } from './protocol';

/**
 * The process that decodes what strangers send: a picture that brings the decoder down takes nothing else with it,
 * and one that takes for ever is ended.
 */

const mostPixels = 20_000_000;
const largestAvatar = 64 * 1024;

/** Longest side in pixels and quality, tried in turn until the result is small enough. */
const attempts: Readonly<Record<UploadPurpose, readonly (readonly [number, number])[]>> = {
  avatar: [
    [512, 82],
    [512, 65],
    [384, 60],
    [256, 50],
    [128, 40],
  ],
  verification: [[2_048, 85]],
};

sharp.cache(false);
sharp.concurrency(1);

const drawn = (content: Uint8Array, edge: number, quality: number): Promise<Buffer> =>
  sharp(content, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

const redrawn = async ({ id, purpose, content }: PictureTask): Promise<PictureAnswer> => {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return { id, fault: 'tooManyPixels' };
    let result = content;
    for (const [edge, quality] of attempts[purpose]) {
      result = await drawn(content, edge, quality);
      if (purpose !== 'avatar' || result.byteLength <= largestAvatar) break;
    }
    return { id, content: new Uint8Array(result) };
  } catch {
    return { id, fault: 'broken' };
  }
};

process.on('message', (task: PictureTask) => {
  void redrawn(task).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
// A signal to the whole group is the gateway's to hear: it ends this process when it has ended itself.
process.on('SIGINT', () => undefined);
