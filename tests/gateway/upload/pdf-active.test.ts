import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
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
