import type { HistoryEntry, PageHistory } from '../ports/page-history';

/**
 * Lays home beneath the first entry of this tab, so that back from it stays in the application.
 * @returns the entry as it stands now, one further
 */
export const layHomeBeneath = (
  history: Pick<PageHistory, 'push' | 'replace'>,
  entry: HistoryEntry,
): HistoryEntry => {
  const above = { ...entry, index: 1 };
  history.replace({ address: '/', index: 0, layers: 0 });
  history.push(above);
  return above;
};
