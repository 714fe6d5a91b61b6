import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormTexts } from '../../../contract/publication/form-texts';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';
import type { Publication } from '../../../contract/publication/publication';
import { crc32 } from '../../../gateway/src/domain/upload/crc32';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { uploadFile } from '../../support/gateway/upload';
import { codedPicture } from '../../support/samples/coded-picture';
import { soundSale } from '../../../tools/gallery/stories/sound-sale';

let gateway: TestGateway;
let token: string;
let other: string;
beforeAll(async () => {
  gateway = await startTestGateway({}, { name: 'sample', content: sampleContent });
  [token, other] = [await tokenOf(gateway, 'u1'), await tokenOf(gateway, 'u2')];
});
afterAll(() => gateway.close());

const exif = {
  IFD0: { Artist: 'Chen Gong', Copyright: 'Taizhou Drive', Software: 'Snapseed 2.0', Model: 'X100' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '28/1 39/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '121/1 25/1 0/1',
  },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">二号厂房外景</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#c08030' } });
const taken = drawn().withExif(exif).withXmp(xmp);

const upload = async (content: Uint8Array, as = token, purpose: UploadPurpose = 'deal'): Promise<string> => {
  const { data } = await uploadFile(gateway, new Uint8Array(content), { token: as, purpose });
  return (data as { readonly id: string }).id;
};
const post = (call: string, parameters: Readonly<Record<string, string>>, as = token) =>
  callGateway(gateway.url, `/webapp/${call}.action`, { method: 'POST', token: as, parameters });
const put = (call: 'save' | 'submit', id: string, version: number, fields: FormTexts) =>
  post(`publication!${call}`, {
    ...{ id, kind: 'sale', version: String(version), editor: 'e1' },
    fields: JSON.stringify({ ...soundSale, ...fields }),
  });
const kept = ({ data }: { readonly data: unknown }) =>
  (data as { readonly publication: Publication }).publication;
const kinds = ({ pictures }: Publication) => pictures.map(({ marks }) => marks.map(({ kind }) => kind));

/** Words that a file holds, as text or as UTF-16, which EXIF uses too. */
const holds = (bytes: Uint8Array, words: string): boolean => {
  const buffer = Buffer.from(bytes);
  return buffer.includes(words) || buffer.includes(Buffer.from(words, 'utf16le'));
};
const bytesAt = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetch(`${gateway.url}${address}`)).arrayBuffer());

/** The markers of a JPEG's segments, and how many bytes follow its end. */
const segmentsOf = (
  bytes: Uint8Array,
): { readonly markers: readonly string[]; readonly trailing: number } => {
  const markers: string[] = [];
  const buffer = Buffer.from(bytes);
  for (let place = 2; buffer[place + 1] !== 0xda; place += 2 + buffer.readUInt16BE(place + 2))
    markers.push((buffer[place + 1] ?? 0).toString(16));
  return { markers, trailing: buffer.length - buffer.indexOf(Buffer.from([0xff, 0xd9])) - 2 };
};

/** A JPEG whose EXIF holds a thumbnail of its own, with a comment, an IPTC record and data after its end. */
const burdened = async (): Promise<Buffer> => {
  const thumbnail = await drawn()
    .resize(16, 12)
    .withExif({ IFD0: { Artist: 'Thumbnail Author' } })
    .jpeg()
    .toBuffer();
  const picture = await taken
    .clone()
    .withExif({ ...exif, IFD1: { ImageDescription: 'C:\\deals\\Taizhou Drive\\plant.jpg' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const segment = (marker: number, content: Buffer): Buffer => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  };
  return Buffer.concat([
    picture.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), thumbnail])),
    segment(0xed, Buffer.from('Photoshop 3.0\0 8BIM Byline Chen Gong')),
    segment(0xfe, Buffer.from('comment by Taizhou Drive')),
    picture.subarray(2),
    Buffer.from('trailing data of Taizhou Drive'),
  ]);
};

/** A PNG with every kind of chunk that holds words. */
const burdenedPng = async (): Promise<Buffer> => {
  const picture = await taken.clone().png().toBuffer();
  const chunk = (name: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  // The header's chunk ends after 33 bytes.
  return Buffer.concat([
    picture.subarray(0, 33),
    chunk('tEXt', Buffer.from('Author\0Taizhou Drive')),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('Taizhou Drive')])),
    chunk('iTXt', Buffer.from('Title\0\0\0\0\0Taizhou Drive')),
    chunk('tIME', Buffer.from([7, 0xea, 11, 29, 8, 15, 30])),
    picture.subarray(33),
    Buffer.from('trailing data of Taizhou Drive'),
  ]);
};

describe('the pictures that others see', { timeout: 60_000 }, () => {
  test.each([
    ['jpeg', burdened],
    ['png', burdenedPng],
    ['webp', () => taken.clone().webp().toBuffer()],
  ] as const)('[SEC-05][MKT-07] a %s is kept without any metadata for each purpose', async (_, burden) => {
    const content = await burden();
    expect(holds(content, 'Taizhou Drive')).toBe(true);
    for (const purpose of ['deal', 'avatar'] as const) {
      const bytes = await bytesAt(`/files/${purpose}/${await upload(content, token, purpose)}`);
      for (const words of [
        'Taizhou Drive',
        'Chen Gong',
        'Thumbnail Author',
        'Snapseed',
        '二号厂房',
        'Exif',
        'GPS',
      ])
        expect(holds(bytes, words), words).toBe(false);
      const { exif: left, xmp: leftXmp, iptc, icc, comments } = await sharp(Buffer.from(bytes)).metadata();
      expect([left, leftXmp, iptc, icc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const { markers, trailing } = segmentsOf(bytes);
      expect(markers.filter((marker) => marker.startsWith('e') || marker === 'fe')).toEqual([]);
      expect(trailing).toBe(0);
    }
    const id = await upload(content, token, 'chat');
    const { data } = await callGateway(gateway.url, '/webapp/chat!file.action', {
      token,
      parameters: { id },
    });
    const bytes = Buffer.from((data as { readonly content: string }).content, 'base64');
    expect(holds(bytes, 'Taizhou Drive')).toBe(false);
    expect(segmentsOf(bytes).trailing).toBe(0);
  });

  test.each(['avatar', 'deal'] as const)(
    '[MKT-16] the gateway refuses a QR code in a picture for %s',
    async (purpose) => {
      const refused = await uploadFile(gateway, codedPicture(), { token, purpose });
      expect([refused.code, refused.text]).toEqual([400, '图片中有二维码，请更换没有二维码的图片']);
      const plain = await uploadFile(gateway, new Uint8Array(await drawn().png().toBuffer()), {
        token,
        purpose,
      });
      expect(plain.code).toBe(200);
    },
  );
});

describe('the pictures of a deal', { timeout: 60_000 }, () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '[MKT-07] the owner of a %s learns which metadata was removed',
    async (type) => {
      const [said, silent] = [
        await upload(await taken.clone()[type]().toBuffer()),
        await upload(await drawn()[type]().toBuffer()),
      ];
      const { pictures } = kept(await put('save', `marks-${type}`, 0, { pictures: `${said},${silent}` }));
      expect(pictures[1]).toEqual({ id: silent, marks: [] });
      expect(pictures[0]?.marks).toEqual([
        { kind: 'place', found: '28.6500, 121.4167' },
        { kind: 'author', found: 'Chen Gong' },
        { kind: 'copyright', found: 'Taizhou Drive' },
        { kind: 'software', found: 'Snapseed 2.0' },
        { kind: 'device', found: 'X100' },
        { kind: 'words', found: '二号厂房外景' },
      ]);
    },
  );

  test('[MKT-07] the owner submits a picture with metadata at once, since the gateway removed it', async () => {
    const id = await upload(await taken.clone().jpeg().toBuffer());
    const submitted = kept(await put('submit', 'p-1', 0, { pictures: id }));
    expect(submitted.review).toBe('pending');
    expect(kinds(submitted)).toEqual([['place', 'author', 'copyright', 'software', 'device', 'words']]);
    const desk = gateway.inside.desk.publications;
    const shown = await desk.show(submitted.number);
    expect(shown).toMatchObject({ right: expect.not.stringContaining('Chen Gong') as string });
    await desk.approve(submitted.number);
    const page = await callGateway(gateway.url, '/webapp/sale!detail.action', {
      token,
      parameters: { sourceType: 'entrust', id: `p${submitted.number}` },
    });
    expect(page.data).toMatchObject({ pictures: [id] });
    expect(page.raw).not.toContain('Chen Gong');
  });

  test('[SEC-05] the owner alone submits a picture, at most six, and no document', async () => {
    const theirs = await upload(await drawn().jpeg().toBuffer(), other);
    expect((await put('submit', 'p-2', 0, { pictures: theirs })).text).toContain('照片已失效');
    expect((await fetch(`${gateway.url}/files/avatar/${theirs}`)).status).toBe(404);
    const seven = Array.from({ length: 7 }, (_, at) => `id${at}`).join(',');
    expect((await put('submit', 'p-2', 1, { pictures: seven })).text).toBe('照片至多 6 张，现在是 7 张');
    const pdf = await uploadFile(gateway, new TextEncoder().encode('%PDF-1.7'), { token, purpose: 'deal' });
    expect(pdf.code).toBeGreaterThanOrEqual(400);
  });
});
