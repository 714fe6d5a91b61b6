import type { Finance } from '../../../../domain/sale/sale-detail';
import { dealPageText as text } from './text';

/** Returns the audit note after the unit: one note where all years are alike, else one per year. */
export const basisNote = (finances: readonly Finance[]): string => {
  const told = finances.flatMap(({ year, basis }) =>
    basis === null ? [] : [{ year, word: text.basis[basis] }],
  );
  const [first] = told;
  if (first === undefined) return '';
  return told.length === finances.length && told.every(({ word }) => word === first.word)
    ? text.basisOfAll(first.word)
    : told.map(({ year, word }) => text.basisOfYear(year, word)).join('');
};
