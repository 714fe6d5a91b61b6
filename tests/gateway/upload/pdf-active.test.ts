import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { boundedInflate } from '../../../gateway/src/adapters/system/bounded-inflate';
import { harmlessPdf } from '../../../gateway/src/domain/upload/pdf-active';
import { propertyRuns } from '../../support/property';

const document = (
  objects: string | Buffer,
  end = 'trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(objects), Buffer.from(`\n${end}`)]));
const harmless = (content: Uint8Array): string | null => {
  const clean = harmlessPdf(content, boundedInflate);
  return clean === null ? null : Buffer.from(clean).toString('latin1');
};
const objectStream = (text: string, dictionary = '/Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<</Type /ObjStm /N 1 /First 4 ${dictionary}>>\nstream\n`),
    deflateSync(text),
    Buffer.from('\nendstream\nendobj'),
  ]);

test.each([
  ['a script', '/S /JavaScript /JS (app.alert(1))', '/S /XXXXXXXXXX /XX (app.alert(1))'],
  ['an action at the opening', '/OpenAction 5 0 R', '/XXXXXXXXXX 5 0 R'],
  ['further actions', '/AA<</O 5 0 R>>', '/XX<</O 5 0 R>>'],
  ['a program', '/S/Launch/F(cmd.exe)', '/S/XXXXXX/F(cmd.exe)'],
  ['files within', '/EmbeddedFiles 7 0 R', '/XXXXXXXXXXXXX 7 0 R'],
  ['a name in disguise', '/Open#41ction 5 0 R', '/XXXXXXXXXXXX 5 0 R'],
])('[SEC-05] %s is written over, and every place in the file stays', (_, active, written) => {
  const content = document(`1 0 obj\n<</Type/Catalog ${active}>>\nendobj`);
  const clean = harmless(content);
  expect(clean).toContain(written);
  expect(clean?.length).toBe(content.length);
  expect(clean).not.toMatch(/JavaScript|OpenAction|Launch|EmbeddedFile|#41/);
});

test('[SEC-05] a document without what acts is kept as it is', () => {
  const plain = document('1 0 obj\n<</Type/Catalog /Names 3 0 R /AAB /JSON /OpenActions>>\nendobj');
  expect(harmlessPdf(plain, boundedInflate)).toBe(plain);
  const packed = document(objectStream('1 0 <</Type/Catalog /Pages 2 0 R>>'));
  expect(harmlessPdf(packed, boundedInflate)).toBe(packed);
});

test.each([
  ['in an object stream', objectStream('1 0 <</OpenAction 5 0 R>>')],
  ['in disguise in an object stream', objectStream('1 0 <</S/J#61vaScript>>')],
  ['in an object stream packed in another way', objectStream('x', '/Filter /LZWDecode')],
  ['in an object stream packed twice', objectStream('x', '/Filter [/ASCIIHexDecode /FlateDecode]')],
  [
    'in an object stream with a predictor',
    objectStream('x', '/Filter /FlateDecode /DecodeParms <</Predictor 12>>'),
  ],
  [
    'in an object stream that is broken',
    Buffer.from('4 0 obj<</Type/ObjStm/Filter/FlateDecode>>stream\nbroken\nendstream'),
  ],
  ['in an object stream without an end of its text', objectStream(' '.repeat(20 * 1024 * 1024))],
  [
    'between words that say stream',
    Buffer.from('% stream\n5 0 obj<</S/JavaScript/JS(x)>>endobj\n% endstream'),
  ],
])('[SEC-05] what acts %s is refused', (_, objects) => {
  expect(harmless(document(objects))).toBeNull();
});

test('[SEC-05] an encrypted document is refused', () => {
  const end = 'trailer\n<</Root 1 0 R/Encrypt 9 0 R>>\nstartxref\n9\n%%EOF\n';
  expect(harmless(document('1 0 obj\n<</Type/Catalog>>\nendobj', end))).toBeNull();
});

test('[SEC-05] packed pictures and texts are never written over, whatever their bytes are', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const data = Buffer.concat([Buffer.from('/JS /AA '), Buffer.from(bytes), Buffer.from(' /JS ')]);
      fc.pre(!data.includes('stream'));
      const content = document(
        Buffer.concat([Buffer.from('3 0 obj<</Length 9>>stream\n'), data, Buffer.from('\nendstream endobj')]),
      );
      expect(harmlessPdf(content, boundedInflate)).toBe(content.length === 0 ? null : content);
    }),
    { numRuns: propertyRuns },
  );
});

const active = '1 0 <</S/JavaScript/JS(app.alert(1))>>';
const packedStream = (dictionary: string, data: string | Buffer = deflateSync(active), gap = '\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<<${dictionary}>>${gap}stream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const objects = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

test.each([
  ['a text in the dictionary that says obj', packedStream(`${objects} /X ( obj)`)],
  ['4,100 spaces before its data', packedStream(objects, deflateSync(active), ' '.repeat(4_100))],
  ['no type', packedStream('/N 1 /First 4 /Filter /FlateDecode')],
  ['short names alone and no type', packedStream('/Filter /Fl', deflateSync('1 0 <</XFA 5 0 R>>'))],
  ['the type of a picture', packedStream('/Subtype /Image /Filter /FlateDecode')],
  ['the type of a picture as well', packedStream(`${objects} /Subtype /Image`, deflateSync(` \0${active}`))],
  ['the word stream in its dictionary', packedStream(`${objects} /X (stream) /Subtype /Image`)],
  ['a filter in another object', packedStream('/N 1 /First 4 /Filter 7 0 R')],
  ['a filter that is hidden', packedStream('/N 1 /First 4 % stream endstream\n')],
  ['a filter in disguise', packedStream('/N 1 /First 4 /F#69lter /Fl#61teDecode')],
  [
    'another stream around it',
    packedStream(
      '/Subtype /Image /Filter /DCTDecode',
      Buffer.concat([Buffer.from('x\n'), packedStream(objects)]),
    ),
  ],
])('[SEC-05] a stream of objects that act with %s is refused', (_, written) => {
  expect(harmless(document(written))).toBeNull();
});

test('[SEC-05] more streams or more bytes than the bounds is refused in bounded time', () => {
  const nothing = Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    Buffer.alloc(2_000_000, Buffer.from('000000ffff', 'hex')),
  ]);
  const white = deflateSync(Buffer.alloc(500_000, 255));
  const slashes = deflateSync('/JJ'.repeat(2_000_000));
  for (const written of [
    Buffer.from('stream '.repeat(2_000_000)),
    Buffer.concat(
      Array.from({ length: 500 }, () => Buffer.from('>>stream\n\x78\x9c', 'latin1')).concat(nothing),
    ),
    Buffer.concat(Array.from({ length: 500 }, () => packedStream(objects, slashes))),
    Buffer.concat(Array.from({ length: 19_000 }, () => packedStream('/Subtype /Image', white))),
    Buffer.from('/Fl'.repeat(6_000_000)),
    Buffer.concat([Buffer.from('4 0 obj<<>>stream\n'), Buffer.from('/JS'.repeat(6_000_000))]),
  ]) {
    const content = document(written);
    const begin = performance.now();
    expect(harmlessPdf(content, boundedInflate)).toBeNull();
    expect(performance.now() - begin).toBeLessThan(4_000);
  }
});

test('[SEC-05] a document of a program with text, a font and a picture is kept as it is', async () => {
  const pixels = '\0\0\xff/JS 1 0 '.repeat(40);
  const pdf = new PDFDocument({ info: { Title: '项目简介' } });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    pdf.on('data', (part: Buffer) => parts.push(part)).on('end', resolve);
  });
  pdf.outline.addItem('第一章').addItem('1.1');
  pdf.text('Project teaser').addPage().text('Figures 2025').rect(10, 10, 40, 40).fill('#333');
  pdf.end();
  await ended;
  const content = new Uint8Array(Buffer.concat(parts));
  expect(harmlessPdf(content, boundedInflate)).toBe(content);
  const others = document(
    Buffer.concat([
      packedStream(
        '/Type /XObject /Subtype /Image /Filter /FlateDecode',
        deflateSync(Buffer.from(pixels, 'latin1')),
      ),
      packedStream('/Subtype /Image /Filter /DCTDecode', Buffer.from('\xff\xd8\xff/JS \xff\xd9', 'latin1')),
      packedStream('/Length1 9 /Filter /FlateDecode', deflateSync(Buffer.from('\0\x01\0\0/AA ', 'latin1'))),
      packedStream(
        '/Type /XRef /W [1 2 1] /Filter /FlateDecode /DecodeParms <</Predictor 12>>',
        deflateSync('x'),
      ),
    ]),
  );
  expect(harmlessPdf(others, boundedInflate)).toBe(others);
});
