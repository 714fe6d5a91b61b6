import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  filesOfPart,
  sharedDigestOf,
  walkDigestOf,
  wideFilesOf,
  wideOptionsFrom,
} from '../../tools/test/wide-walks.mjs';

describe('the options of the wide walks', () => {
  test('[OPS-01] all files once, within 15 minutes, unless options say otherwise', () => {
    expect(wideOptionsFrom([])).toEqual({
      part: 1,
      parts: 1,
      withinSeconds: 870,
      again: false,
      show: false,
      cluster: false,
      names: [],
    });
    expect(wideOptionsFrom(['--part', '2/3', '--within', '300', '--again', '--show', 'faults'])).toEqual({
      part: 2,
      parts: 3,
      withinSeconds: 300,
      again: true,
      show: true,
      cluster: false,
      names: ['faults'],
    });
  });

  test.each([['--part', '3/2'], ['--part', '0/2'], ['--part'], ['--within', 'soon'], ['--agian']])(
    '[OPS-01] the command shows its usage for %s %s',
    (...args) => {
      expect(wideOptionsFrom(args.filter((arg) => typeof arg === 'string'))).toMatch(/^npm run walks:wide/);
    },
  );

  test('[OPS-01] the parts together hold each file once', () => {
    const files = ['a', 'b', 'c', 'd', 'e'];
    const partOf = (part: number) =>
      filesOfPart(files, {
        part,
        parts: 2,
        withinSeconds: 1,
        again: false,
        show: false,
        cluster: false,
        names: [],
      });
    expect(partOf(1)).toEqual(['a', 'c', 'e']);
    expect(partOf(2)).toEqual(['b', 'd']);
  });
});

describe('a wide walk that passed', () => {
  let root = '';
  const write = (file: string, content: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  const digestOf = (file: string): string => walkDigestOf(root, sharedDigestOf(root), file);
  const wide = 'tests/browser/home/widths.wide.desktop.spec.ts';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'wide-walks-'));
    write(wide, 'wide');
    write('tests/browser/home/layout.spec.ts', 'normal');
    write('tests/browser/home/states.wide.spec.ts', 'wide');
    write('tests/browser/support/fixtures.ts', 'shared');
    write('src/main.tsx', 'product');
    write('playwright.config.ts', 'config');
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });

  test('[OPS-01] only files that are named wide belong to the run', () => {
    expect(wideFilesOf(root)).toEqual(['tests/browser/home/states.wide.spec.ts', wide]);
  });

  test.each([
    ['its own file', wide],
    ['a shared test file', 'tests/browser/support/fixtures.ts'],
    ['the product', 'src/main.tsx'],
    ['the settings of the run', 'playwright.config.ts'],
  ])('[OPS-01] it runs again when %s changes', (_, file) => {
    const before = digestOf(wide);
    write(file, 'changed');
    expect(digestOf(wide)).not.toBe(before);
  });

  test('[OPS-01] it is skipped when only another walk changes', () => {
    const before = digestOf(wide);
    write('tests/browser/home/layout.spec.ts', 'changed');
    expect(digestOf(wide)).toBe(before);
  });
});
