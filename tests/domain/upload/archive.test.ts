import { left } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArchive, type ArchiveFault } from '../../../contract/upload/archive';
import { typeEndings } from '../../../contract/upload/upload-type';
import { propertyRuns } from '../../support/property';
import { archiveOf, officeFile, officeKinds, officeParts } from '../../support/samples/archive';

const faultOf = (bytes: Uint8Array): ArchiveFault | null => {
  const archive = readArchive(bytes);
  return archive._tag === 'Left' ? archive.left : null;
};

describe('archives and office documents', () => {
  test.each(officeKinds)('[SCR-11] a %s is known by the parts that it holds', (kind) => {
    const archive = readArchive(officeFile(kind));
    expect(archive._tag === 'Right' && typeEndings[archive.right.type]).toBe(kind);
  });

  test('[SCR-11] an archive of other files is a zip, also one with Chinese names and folders', () => {
    const archive = readArchive(
      archiveOf([
        ['尽调/', ''],
        ['尽调/清单.docx', 'PK'],
        ['a.pdf', '%PDF-1.7'],
      ]),
    );
    expect(archive).toMatchObject({ right: { type: 'application/zip' } });
  });

  test.each<[ArchiveFault, Uint8Array]>([
    ['encrypted', archiveOf([['a.txt', 'a']], { flags: 1 })],
    ['macros', archiveOf([...officeParts('docx'), ['word/vbaProject.bin', 'x']])],
    ['macros', archiveOf([['报价.xlsm', 'x']])],
    ['nested', archiveOf([['里面.zip', 'PK']])],
    ['programs', archiveOf([['合同.pdf.exe', 'MZ']])],
    [
      'unknown',
      archiveOf([
        ['[Content_Types].xml', '<Types/>'],
        ['visio/document.xml', 'x'],
      ]),
    ],
    ['unknown', archiveOf([...officeParts('docx'), ...officeParts('xlsx').slice(2)])],
    ['tooMuch', archiveOf([['a.txt', 'a']], { size: 200 * 1024 * 1024 + 1 })],
    ['tooMuch', archiveOf(Array.from({ length: 2_001 }, (_, nth) => [`${nth}.txt`, ''] as const))],
    [
      'broken',
      archiveOf(
        [
          ['a.txt', 'a'],
          ['b.txt', 'b'],
        ],
        { overlaps: true },
      ),
    ],
    [
      'broken',
      archiveOf([
        ['a.txt', 'a'],
        ['A.txt', 'b'],
      ]),
    ],
    ['broken', archiveOf([['../a.txt', 'a']])],
    ['broken', archiveOf([])],
  ])('[SCR-11] %# an archive is refused: %s', (fault, bytes) => {
    expect(faultOf(bytes)).toBe(fault);
  });

  test('[VAL-06] an archive that is cut off, or that has bytes before or after it, is broken', () => {
    const whole = officeFile('docx');
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.uint8Array({ minLength: 1, maxLength: 30 }),
        (length, more) => {
          expect(readArchive(whole.slice(0, length))).toEqual(left('broken'));
          expect(readArchive(new Uint8Array([...more, ...whole]))).toEqual(left('broken'));
          expect(readArchive(new Uint8Array([...whole, ...more]))).toEqual(left('broken'));
        },
      ),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06] any changed byte gives an archive or a fault, and never a defect', () => {
    const whole = officeFile('xlsx');
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
        const changed = Uint8Array.from(whole);
        changed[at] = byte;
        expect(['Left', 'Right']).toContain(readArchive(changed)._tag);
      }),
      { numRuns: propertyRuns },
    );
  });
});
