import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedTypes, largestUpload } from '../../../contract/rules/upload-limits';
import { checkedFormat, checkedSize } from '../../../src/domain/upload/file-fault';
import { isLeft, left, right } from 'fp-ts/Either';
import { sizeText, tooLargeText } from '../../../contract/values/size-text';
import { formatByContent, pdfBeginning } from '../../../contract/upload/format-by-content';
import { propertyRuns } from '../../support/property';
import { executableHead, typeHeads } from '../../support/samples/type-heads';

const everyType = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
const someType = fc.constantFrom(...everyType);
const purpose = fc.constantFrom('verification' as const, 'avatar' as const);

describe('what may be uploaded', () => {
  test('[VAL-06] a file is known by what it begins with, whatever follows', () => {
    fc.assert(
      fc.property(someType, fc.uint8Array({ maxLength: 64 }), (type, rest) => {
        expect(formatByContent(new Uint8Array([...typeHeads[type], ...rest]))).toBe(type);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06] one wrong byte in the signature and it is no file of that type', () => {
    const signature = { 'image/jpeg': 3, 'image/png': 8, 'image/webp': 4, 'application/pdf': 5 } as const;
    fc.assert(
      fc.property(someType, fc.nat(), fc.integer({ min: 1, max: 255 }), (type, at, change) => {
        const head = new Uint8Array(typeHeads[type]);
        const place = at % signature[type];
        head[place] = (head[place] ?? 0) ^ change;
        expect(formatByContent(head)).toBeNull();
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06] a program is refused, however small and whatever it is for', () => {
    for (const use of ['verification', 'avatar'] as const)
      expect(checkedFormat({ size: 512, head: new Uint8Array(executableHead) }, use)).toEqual(
        left({ kind: 'wrongType' }),
      );
  });

  test('[VAL-06] exactly files of an accepted type from 1 byte to 10 MB may be sent', () => {
    const size = fc.oneof(fc.constantFrom(0, 1, largestUpload, largestUpload + 1), fc.nat(60_000_000));
    const head = fc.oneof(
      someType.map((type) => new Uint8Array(typeHeads[type])),
      fc.uint8Array({ maxLength: 16 }),
    );
    fc.assert(
      fc.property(size, head, purpose, (bytes, start, use) => {
        const type = formatByContent(start);
        const isOfType = type !== null && type !== 'image/heic' && acceptedTypes[use].includes(type);
        const format = checkedFormat({ size: bytes, head: start }, use);
        const fault = isLeft(format) || !isOfType ? format : checkedSize(bytes, type, use);
        expect(fault === null).toBe(isOfType && bytes > 0 && bytes <= 10_485_760);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06] a PDF is a document and no avatar', () => {
    const head = new Uint8Array(typeHeads['application/pdf']);
    expect(checkedFormat({ size: 9, head }, 'verification')).toEqual(right('application/pdf'));
    expect(checkedFormat({ size: 9, head }, 'avatar')).toEqual(left({ kind: 'wrongType' }));
  });

  test('[VAL-06] a PDF begins after at most 1,024 bytes of byte order mark and white space, and nothing else', () => {
    const blank = fc.constantFrom(0, 9, 10, 12, 13, 32);
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(blank, { maxLength: 1_100 }),
        fc.integer({ min: 33, max: 127 }),
        (marked, blanks, other) => {
          const prefix = [...(marked ? [0xef, 0xbb, 0xbf] : []), ...blanks];
          const fits = prefix.length <= 1_024;
          const pdf = typeHeads['application/pdf'];
          expect(formatByContent(new Uint8Array([...prefix, ...pdf]))).toBe(fits ? 'application/pdf' : null);
          expect(pdfBeginning(new Uint8Array([...prefix, other, ...pdf]))).toBeNull();
        },
      ),
      { numRuns: propertyRuns },
    );
  });

  test('[VAL-06] the size of a file that is too large never reads like the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: largestUpload + 1, max: 60_000_000 }), (bytes) => {
        const [number = '', name = ''] = tooLargeText(bytes).split(' ');
        expect([Number(number) > 10, name]).toEqual([true, 'MB']);
      }),
      { numRuns: propertyRuns },
    );
    expect(tooLargeText(10_500_000)).toBe('10.1 MB');
  });

  test('[VAL-06] a size in words never names more than there is', () => {
    expect([0, 1023, 1024, 38_912, 1_048_576, 2_516_582, largestUpload].map(sizeText)).toEqual([
      '0 B',
      '1023 B',
      '1 KB',
      '38 KB',
      '1.0 MB',
      '2.3 MB',
      '10.0 MB',
    ]);
    const unit = new Map([
      ['B', 1],
      ['KB', 1024],
      ['MB', 1_048_576],
    ]);
    fc.assert(
      fc.property(fc.nat(60_000_000), (bytes) => {
        const [number = '', name = ''] = sizeText(bytes).split(' ');
        expect(Number(number) * (unit.get(name) ?? NaN)).toBeLessThanOrEqual(bytes);
      }),
      { numRuns: propertyRuns },
    );
  });
});
