import { exchangeOf } from '../../../contract/soe/exchanges';
import type { SoeDetail } from '../../../contract/soe/soe';
import { isOutsideAddress } from '../address/outside-address';

/** The notice of a listing at its exchange; null for an address that leads elsewhere (SEC-02). */
export const exchangeLink = ({ exchange, link }: Pick<SoeDetail, 'exchange' | 'link'>): string | null => {
  const host = exchangeOf(exchange)?.host;
  return host !== undefined && isOutsideAddress(link, [host]) ? link : null;
};
