import type { SaleDetail } from './sale-detail';

/** When the first of the NDAs ends that opened these deals, milliseconds since 1970; null where none opened any. */
export const openedUntil = (deals: readonly Pick<SaleDetail, 'opened'>[]): number | null => {
  const ends = deals.flatMap(({ opened }) => (opened === null ? [] : [opened.until]));
  return ends.length === 0 ? null : Math.min(...ends);
};
