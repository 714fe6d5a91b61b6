import { amountFigure } from '../../../contract/values/amount-figure';
import type { Decimal } from '../../../contract/values/decimal';
import { changeText, percentText } from '../number/percent-text';
import { csvOf } from '../text/csv';
import type { ComparedCell, ComparedGroup, FigureUnit, RowName } from './comparison';
import type { SaleDetail } from './sale-detail';

/** The words of a comparison: the names of its rows, and the text of a missing value. */
export interface ComparisonWords {
  readonly title: string;
  readonly code: string;
  readonly groups: Readonly<Record<ComparedGroup['name'], string>>;
  readonly rows: Readonly<Record<RowName, string>>;
  readonly without: Readonly<Record<Exclude<ComparedCell['kind'], 'figure' | 'text'>, string>>;
  readonly times: (count: string) => string;
  readonly people: (count: string) => string;
}

/** A figure of a comparison as its cell says it, but an amount, whose unit is set apart. */
export const figureText = (
  unit: Exclude<FigureUnit, 'amount'>,
  value: Decimal,
  { times, people }: Pick<ComparisonWords, 'times' | 'people'>,
): string => {
  switch (unit) {
    case 'percent':
      return percentText(value);
    case 'change':
      return changeText(value).text;
    case 'times':
      return times(value);
    case 'people':
      return people(value);
  }
};

const amountText = (value: Decimal): string => {
  const { figure, unit } = amountFigure(value);
  return `${figure} ${unit}`;
};

/** What a cell says, in signs that every spreadsheet knows; of which kind a figure is, where its row has several. */
const cellText = (cell: ComparedCell, mixed: boolean, words: ComparisonWords): string => {
  if (cell.kind === 'text') return cell.text;
  if (cell.kind !== 'figure') return words.without[cell.kind];
  const figure = cell.unit === 'amount' ? amountText(cell.value) : figureText(cell.unit, cell.value, words);
  return mixed && cell.of !== undefined ? `${figure}（${cell.of}）` : figure;
};

const plain = (text: string): string => text.replace(/\u202f%/g, '%').replace(/\u202f/g, ' ');

/**
 * A comparison of deals as a table for spreadsheets: only what the page shows, so that a sealed value
 * says so here too (MKT-11, ENT-08).
 */
export const comparisonSheet = (
  deals: readonly Pick<SaleDetail, 'title' | 'code'>[],
  groups: readonly ComparedGroup[],
  words: ComparisonWords,
): string =>
  csvOf([
    [words.title, ...deals.map(({ title }) => title)],
    [words.code, ...deals.map(({ code }) => code)],
    ...groups.flatMap(({ name, rows }) => [
      [words.groups[name], ...deals.map(() => '')],
      ...rows.map(({ name: row, cells, mixed }) => [
        words.rows[row],
        ...cells.map((cell) => plain(cellText(cell, mixed, words))),
      ]),
    ]),
  ]);
