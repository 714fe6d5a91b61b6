import { isRight } from 'fp-ts/Either';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';
import { locations } from '../../../gateway/src/main/locations';

let pictures: ReturnType<typeof pictureProcess>;
beforeAll(() => {
  pictures = pictureProcess(locations.pictureWorker);
});
afterAll(() => pictures.close());

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08030' }, limitInputPixels: false });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const redrawn = async (content: Uint8Array, purpose: UploadPurpose = 'avatar') => {
  const answer = await pictures.redraw(content, purpose);
  if (!isRight(answer)) throw new Error(answer.left);
  return { bytes: answer.right, ...(await sharp(answer.right).metadata()) };
};

describe('a picture that is taken', { timeout: 60_000 }, () => {
  test('[SEC-05] becomes an avatar of at most 64 KiB and 512 px a side, whatever it holds', async () => {
    const { bytes, width, height, format } = await redrawn(await noise(1_600, 1_200).png().toBuffer());
    expect(format).toBe('jpeg');
    expect(bytes.byteLength).toBeLessThanOrEqual(64 * 1024);
    expect(Math.max(width, height)).toBeLessThanOrEqual(512);
  });

  test('[SEC-05] becomes a document of at most 2,048 px a side; a smaller one keeps its size', async () => {
    const large = await redrawn(await plain(4_000, 1_000).webp().toBuffer(), 'verification');
    expect([large.width, large.height]).toEqual([2_048, 512]);
    const small = await redrawn(await plain(300, 200).png().toBuffer(), 'verification');
    expect([small.width, small.height]).toEqual([300, 200]);
  });

  test('[SEC-05] stands upright, and is freed of metadata and of what follows it', async () => {
    const taken = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'position 31.2,121.4', Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const { bytes, ...now } = await redrawn(Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]));
    expect([now.exif, now.icc, now.xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes('script')).toBe(false);
    expect(Buffer.from(bytes).includes('position')).toBe(false);
  });

  test('[SEC-05] of more than 20 million pixels is refused before it is decoded', async () => {
    const bomb = await plain(5_000, 4_001).png().toBuffer();
    expect(await pictures.redraw(bomb, 'avatar')).toEqual({ _tag: 'Left', left: 'tooManyPixels' });
  });

  test('[SEC-05] that cannot be decoded is refused, and the next one is taken', async () => {
    const broken = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]);
    expect(await pictures.redraw(broken, 'avatar')).toEqual({ _tag: 'Left', left: 'broken' });
    expect((await redrawn(await plain(2, 1).png().toBuffer())).format).toBe('jpeg');
  });

  test('[OPS-01] leaves nothing behind in whoever asked', async () => {
    const told: string[] = [];
    const hear = (warning: Error) => told.push(warning.name);
    const own = pictureProcess(locations.pictureWorker);
    const picture = await plain(2, 1).png().toBuffer();
    process.on('warning', hear);
    await Promise.all(Array.from({ length: 16 }, () => own.redraw(picture, 'preview')));
    process.off('warning', hear);
    await own.close();
    expect(told).toEqual([]);
  });

  test('[SEC-05] is one of sixteen that may wait; more are asked to come again', async () => {
    const picture = await plain(2, 1).png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 17 }, () => pictures.redraw(picture, 'avatar')));
    expect(answers.filter(isRight)).toHaveLength(16);
    expect(answers.at(-1)).toEqual({ _tag: 'Left', left: 'busy' });
  });
});
