import type { Finance } from '../../../../domain/sale/sale-detail';
import { dealPageText as text } from './text';

/** Returns the audit note after the unit: one note where all years are alike, else one per year. */
export const basisNote = (finances: readonly Finance[]): string => {
  const audited = finances.flatMap(({ year, basis }) =>
    basis === null ? [] : [{ year, word: text.basis[basis] }],
  );
  const [first] = audited;
  if (first === undefined) return '';
  return audited.length === finances.length && audited.every(({ word }) => word === first.word)
    ? text.basisOfAll(first.word)
    : audited.map(({ year, word }) => text.basisOfYear(year, word)).join('');
};
