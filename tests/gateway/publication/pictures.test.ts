import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FormTexts } from '../../../contract/publication/form-texts';
import type { Publication } from '../../../contract/publication/publication';
import { callGateway } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { uploadFile } from '../../support/gateway/upload';
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

const upload = async (content: Uint8Array, as = token): Promise<string> => {
  const { data } = await uploadFile(gateway, new Uint8Array(content), { token: as, purpose: 'deal' });
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
const words = ({ pictures }: Publication) => pictures.map(({ marks }) => marks.map(({ kind }) => kind));

describe('the pictures of a deal', { timeout: 60_000 }, () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    '[MKT-07] of a %s is told what it says of itself: where, who, whose, by what; of one that says nothing, nothing',
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

  test('[MKT-07] are handed in when what each says of itself was taken out or justified, and stand on the deal’s page', async () => {
    const id = await upload(await taken.clone().jpeg().toBuffer());
    const first = await put('submit', 'p-1', 0, { pictures: id });
    expect(first.text).toContain('28.6500');
    const cleared = ((await post('upload!clear', { id })).data as { readonly id: string }).id;
    expect(words(kept(await put('save', 'p-1', 1, { pictures: cleared })))).toEqual([[]]);
    const bytes = await (await fetch(`${gateway.url}/files/deal/${cleared}`)).arrayBuffer();
    const { exif: left, xmp: leftXmp, format } = await sharp(Buffer.from(bytes)).metadata();
    expect([left, leftXmp, format]).toEqual([undefined, undefined, 'jpeg']);

    const signed = await upload(
      await drawn()
        .withExif({ IFD0: { Artist: 'Lin Photo' } })
        .jpeg()
        .toBuffer(),
    );
    const fields = {
      pictures: `${signed},${cleared}`,
      'note:pictures:Lin Photo': '摄影师要求署名，与公司无关',
    };
    expect(kept(await put('submit', 'p-1', 2, fields)).review).toBe('pending');
    const desk = gateway.inside.desk.publications;
    const number = kept(await put('save', 'p-1', 3, fields)).number;
    expect(await desk.show(number)).toMatchObject({
      right: expect.stringContaining('pictures 中的“Lin Photo”：摄影师要求署名') as string,
    });
    await desk.approve(number);
    const page = await callGateway(gateway.url, '/webapp/sale!detail.action', {
      token,
      parameters: { sourceType: 'entrust', id: `p${number}` },
    });
    expect(page.data).toMatchObject({ pictures: [signed, cleared] });
  });

  test('[SEC-05] are their owner’s alone to hand in and to clear, and pictures only, six at most', async () => {
    const theirs = await upload(await drawn().jpeg().toBuffer(), other);
    expect((await put('submit', 'p-2', 0, { pictures: theirs })).text).toContain('照片已失效');
    expect((await post('upload!clear', { id: theirs })).code).toBe(404);
    expect((await fetch(`${gateway.url}/files/avatar/${theirs}`)).status).toBe(404);
    const seven = Array.from({ length: 7 }, (_, at) => `id${at}`).join(',');
    expect((await put('submit', 'p-2', 1, { pictures: seven })).text).toBe('照片至多 6 张，现在是 7 张');
    const pdf = await uploadFile(gateway, new TextEncoder().encode('%PDF-1.7'), { token, purpose: 'deal' });
    expect(pdf.code).toBeGreaterThanOrEqual(400);
  });
});
