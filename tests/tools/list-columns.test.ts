import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = (path: string): string =>
  readFileSync(new URL(`../../src/ui/features/deal/${path}`, import.meta.url), 'utf8');

/** The columns that the last rule of a sheet for a class gives, as they are written. */
const columnsOf = (css: string, selector: RegExp): string | undefined =>
  [...css.matchAll(/([^{}]+)\{[^{}]*grid-template-columns: ([^;]+);/g)]
    .filter(([, names]) => selector.test(names ?? ''))
    .at(-1)?.[2];

test('[LAY-16] at a desk what stands for the rows of demands and share transfers has the columns of their lists', () => {
  const bones = sheet('deal-list/deal-skeleton.css');
  const demands = columnsOf(sheet('buy-list/buy-list.css'), /\.demand-columns/);
  const transfers = columnsOf(sheet('transfer-list/transfer-list.css'), /\.transfer-columns/);
  expect(demands).toMatch(/^minmax\(0, 1fr\) \d/);
  expect(transfers).toMatch(/^minmax\(0, 1fr\) \d/);
  expect(columnsOf(bones, /\.deal-bones-demand/)).toBe(demands);
  expect(columnsOf(bones, /\.deal-bones-four/)).toBe(transfers);
});
