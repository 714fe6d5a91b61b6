import { concernsSale } from '../domain/sale/sale-address';
import type { FreshNews } from '../ports/fresh-news';
import type { SaleAddress } from '../ports/sale-gateway';
import type { SaleTalk } from '../ports/sale-talk';
import { concerningNews, type SocketPorts } from './fresh-news';

/** What flows of one page tell each other of its deal. */
export const saleTalk = (sale: SaleAddress): SaleTalk => {
  const heard = new Set<() => void>();
  return {
    sale,
    changed: () => heard.forEach((tell) => tell()),
    listen: (hear) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  };
};

/** What arrives by the socket about a deal: who decided about an NDA on it, or that its time is over (ENT-09). */
export const saleArrivals = (ports: SocketPorts): FreshNews<SaleAddress> =>
  concerningNews(ports, concernsSale);

/** The same, and what other flows of the page tell. */
export const saleNews = (ports: SocketPorts, talk: SaleTalk): FreshNews<SaleAddress> =>
  concerningNews(ports, concernsSale, () => [talk.listen]);
