import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spelledJson } from '../../../tools/docs/spelled-json';

test('[AUD-01] a document is spelled with a line for each entry down to its depth, and reads back the same', () => {
  expect(spelledJson({ a: { b: { c: 1 } }, d: [] }, 2)).toBe('{\n"a": {\n"b": {"c":1}\n},\n"d": []\n}');
  fc.assert(
    fc.property(fc.object(), fc.nat(5), (value, depth) => {
      expect(JSON.parse(spelledJson(value, depth))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
