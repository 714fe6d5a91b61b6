import { describe, expect, test } from 'vitest';
import { nameFindings } from '../../../tools/check/tree/names';
import { sizeFindings } from '../../../tools/check/tree/sizes';
import { weightFindings } from '../../../tools/check/tree/weights';
import { wordFindings } from '../../../tools/check/tree/words';

describe('names', () => {
  test.each([
    'src/ui/utils/format.ts',
    'src/domain/date-helpers.ts',
    'src/application/session/session/index.ts',
    'src/ui/HomeScreen.tsx',
  ])('%s is refused', (file) => {
    expect(nameFindings(file)).toHaveLength(1);
  });

  test.each([
    'src/domain/sale/source-type.ts',
    'tests/ui/home.test.tsx',
    'index.html',
    '.size-limit.mjs'.slice(1),
  ])('%s is accepted', (file) => {
    expect(nameFindings(file)).toEqual([]);
  });
});

describe('sizes', () => {
  const lines = (count: number) => 'x\n'.repeat(count);

  test('a machine of 200 lines is too long, one of 199 is not', () => {
    expect(sizeFindings('src/application/session/session/machine.ts', lines(200))).toHaveLength(1);
    expect(sizeFindings('src/application/session/session/machine.ts', lines(199))).toEqual([]);
  });

  test('another file may have 249 lines', () => {
    expect(sizeFindings('src/ui/x.tsx', lines(249))).toEqual([]);
    expect(sizeFindings('src/ui/x.tsx', lines(250))).toHaveLength(1);
  });

  test('a table of cases may have 399 lines', () => {
    expect(sizeFindings('tests/domain/x.test.ts', lines(399))).toEqual([]);
    expect(sizeFindings('tests/domain/x.test.ts', lines(400))).toHaveLength(1);
  });
});

describe('weights', () => {
  const megabyte = 1024 * 1024;

  test('a file of 1 MB may lie in git, a heavier one may not', () => {
    expect(weightFindings('docs/pictures/home.png', megabyte)).toEqual([]);
    expect(weightFindings('ballast', 48 * megabyte)).toEqual([
      { file: 'ballast', message: '48.0 MB: nothing in git is heavier than 1 MB' },
    ]);
  });
});

describe('words', () => {
  test.each([
    ['src/ui/text.ts', "export const done = '已完成！';"],
    ['src/ui/text.ts', "export const done = '完成🎉';"],
    ['src/domain/a.ts', '// @ts-ignore'],
    ['tests/ui/a.test.ts', '/* eslint-disable no-console */'],
    ['docs/architecture.md', 'see ../shared/design.md'],
  ])('in %s is refused: %s', (file, source) => {
    expect(wordFindings(file, `ok\n${source}`)).toMatchObject([{ file, line: 2 }]);
  });

  test.each([
    ['src/ui/text.ts', "export const done = '已完成。';"],
    ['docs/architecture.md', '琥珀并购！'],
    ['src/ui/text.ts', "export const back = '←';"],
  ])('in %s is accepted: %s', (file, source) => {
    expect(wordFindings(file, source)).toEqual([]);
  });
});
