import { expect, test } from 'vitest';
import { subjectFindings } from '../../../../tools/check/language/commits';
import { countsOf, folderOf, lowered, risenFolders } from '../../../../tools/check/language/ratchet';

test.each([
  ['src/main.tsx', 'src'],
  ['src/domain/sale/sale.ts', 'src/domain'],
  ['gateway/src/main.ts', 'gateway/src'],
  ['gateway/src/domain/sale/sale.ts', 'gateway/src/domain'],
  ['contract/sale/sale.ts', 'contract/sale'],
])('[OPS-04] the ratchet counts %s for %s', (file, folder) => {
  expect(folderOf(file)).toBe(folder);
});

test('[OPS-04] the ratchet refuses a folder with more words than before, and a new folder with any', () => {
  const counts = countsOf(
    ['src/a/x.ts', 'src/a/y.ts', 'src/b/x.ts', 'src/c/x.ts'].map((file) => ({ file, message: '' })),
  );
  expect(counts).toEqual({ 'src/a': 2, 'src/b': 1, 'src/c': 1 });
  expect(risenFolders(counts, { 'src/a': 1, 'src/b': 1, 'src/d': 1 })).toEqual(['src/a', 'src/c']);
});

test('[OPS-04] the ratchet only falls', () => {
  expect(lowered({ 'src/a': 2, 'src/b': 3, 'src/c': 1 }, { 'src/a': 5, 'src/b': 2, 'src/d': 4 })).toEqual({
    'src/a': 2,
    'src/b': 2,
  });
});

test.each([
  ['x'.repeat(72), 0],
  ['项'.repeat(72), 0],
  ['x'.repeat(73), 1],
])('[OPS-04] the check of a commit counts the characters of its subject: %s', (subject, count) => {
  expect(subjectFindings({ id: '1a2b3c4', subject })).toHaveLength(count);
});
