import { isRight } from 'fp-ts/Either';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureProcess } from '../../../gateway/src/adapters/pictures/picture-process';
import { locations } from '../../../gateway/src/main/locations';
import { codedPicture, codedPictureOf, contactAddress } from '../../support/samples/coded-picture';

let pictures: ReturnType<typeof pictureProcess>;
beforeAll(() => {
  pictures = pictureProcess(locations.pictureWorker);
});
afterAll(() => pictures.close());

/** As the gateway does with what is handed in for chat: drawn anew first. */
const holdsCode = async (picture: Sharp | Buffer): Promise<boolean> => {
  const handedIn = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
  const drawn = await pictures.redraw(new Uint8Array(handedIn), 'chat');
  const found = isRight(drawn) ? await pictures.holdsCode(drawn.right) : drawn;
  if (!isRight(found)) throw new Error(found.left);
  return found.right;
};

/** A photograph without anything on it. */
const photo = (side = 1_200) =>
  sharp({
    create: {
      ...{ width: side, height: side, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
const on = (picture: Sharp, input: Buffer) => picture.composite([{ input, left: 300, top: 700 }]);

describe('a code in a picture', { timeout: 60_000 }, () => {
  const code = codedPicture();

  test.each([
    ['as PNG', () => code],
    ['as JPEG', () => sharp(code).jpeg({ quality: 60 })],
    ['as WebP', () => sharp(code).webp({ quality: 60 })],
    ['on a photograph', () => on(photo(), codedPicture(contactAddress, 4)).jpeg()],
    [
      'as small as it is still read on a phone',
      () => on(photo(2_400), codedPicture(contactAddress, 3)).jpeg(),
    ],
    [
      'turned',
      async () => on(photo(), await sharp(code).rotate(33, { background: '#fff' }).png().toBuffer()).jpeg(),
    ],
    ['inverted', () => sharp(code).negate({ alpha: false }).png()],
    ['in another colour', () => sharp(code).tint('#07c160').png()],
    ['of an address that is nobody’s contact', () => codedPicture('https://example.com/')],
    ['as Micro QR', () => codedPictureOf('MicroQRCode', '13800000001')],
    ['as rMQR', () => codedPictureOf('RMQRCode', contactAddress)],
    ['as Data Matrix', () => codedPictureOf('DataMatrix', contactAddress)],
    ['as Aztec', () => codedPictureOf('Aztec', contactAddress)],
    [
      'as Data Matrix on a photograph',
      async () => on(photo(), await codedPictureOf('DataMatrix', contactAddress)).jpeg(),
    ],
  ])('[MKT-16] is found %s', async (_, picture) => {
    expect(await holdsCode(await picture())).toBe(true);
  });

  test.each([
    ['a photograph', () => photo().jpeg()],
    [
      'an empty page',
      () => sharp({ create: { width: 1_080, height: 1_500, channels: 3, background: '#fff' } }).png(),
    ],
    ['a page of figures', () => sharp(figures(1_600)).jpeg()],
    ['a chequered floor', () => sharp(chequered(1_024, 24)).jpeg()],
  ])('[MKT-16] is not found in %s', async (_, picture) => {
    expect(await holdsCode(picture())).toBe(false);
  });
});

const chequered = (side: number, field: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <pattern id="p" width="${field * 2}" height="${field * 2}" patternUnits="userSpaceOnUse">
        <path d="M0 0h${field}v${field}H0zm${field} ${field}h${field}v${field}h-${field}z"/>
      </pattern>
      <rect width="100%" height="100%" fill="#fff"/><rect width="100%" height="100%" fill="url(#p)"/>
    </svg>`,
  );

/** A page as of a report: lines of words and figures. */
const figures = (side: number): Buffer => {
  const line = '净利润 12,345.67 万元 同比 8.8% '.repeat(6);
  const lines = Array.from(
    { length: side / 25 },
    (_, index) => `<text x="10" y="${index * 25 + 20}" font-size="20">${line}</text>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <rect width="100%" height="100%" fill="#fff"/>${lines.join('')}
    </svg>`,
  );
};
