import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { CanvasPngs } from '../../../src/adapters/picture-canvas/canvas-pngs';
import { largestPictureFile } from '../../../src/domain/share/share-picture';

const png = new Blob(['png'], { type: 'image/png' });
const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });

/** A browser whose decoder takes anything, and whose canvas makes one PNG. */
const browser = (changed: object = {}) => {
  const canvas = {
    ...{ width: 0, height: 0 },
    getContext: () => ({ drawImage: () => undefined }),
    toBlob: (take: (blob: Blob | null) => void, type: string) => take(type === 'image/png' ? png : null),
  };
  const page = {
    createImageBitmap: () => Promise.resolve({ width: 4096, height: 2048, close: () => undefined }),
    document: { createElement: () => canvas },
    fetch: () => Promise.resolve(new Response(jpeg)),
    ...changed,
  };
  return { canvas, pngs: new CanvasPngs(page as never) };
};

test('[ENT-10] a picture at an address and a file alike become a PNG of bounded size', async () => {
  const { canvas, pngs } = browser();
  for (const picture of ['https://hupo.example/one.jpg', jpeg])
    expect(await pngs.make(picture)()).toEqual(right(png));
  expect([canvas.width, canvas.height]).toEqual([1024, 512]);
});

test.each([
  ['does not come', 'unreachable', '/a.jpg', { fetch: () => Promise.reject(new TypeError('offline')) }],
  ['is not there', 'unreachable', '/a.jpg', { fetch: () => Promise.resolve(Response.error()) }],
  ['is larger than 10 MB', 'tooLarge', { size: largestPictureFile + 1 } as Blob, {}],
  ['is none', 'unreadable', jpeg, { createImageBitmap: () => Promise.reject(new Error('no picture')) }],
] as const)('[ENT-10] of a picture that %s it is said: %s', async (_, fault, picture, changed) => {
  expect(await browser(changed).pngs.make(picture)()).toEqual(left(fault));
});
