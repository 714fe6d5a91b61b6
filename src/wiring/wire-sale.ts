import { isRight, type Either } from 'fp-ts/Either';
import { SaleDetail } from '../domain/sale/sale-detail';
import { SaleOverview } from '../../contract/sale/sale-overview';
import type { PageData } from '../ui/app/page-data';
import type { PageBundles } from '../ui/app/page-bundles';
import type { PageWiring } from './page-wiring';
import { wireCopying } from './wire-copying';
import { wireResource } from './wire-resource';

/** The flows of the deal pages. */
export const wireSale = (ports: PageWiring): PageBundles['sale'] => ({
  overview: wireResource(ports, (_, options) => ports.gateways.sale.overview(options)),
  detail: wireResource(ports, ports.gateways.sale.detail),
  copying: wireCopying(ports),
});

const orMissing = <E, A>(decoded: Either<E, A>): A | undefined =>
  isRight(decoded) ? decoded.right : undefined;

/** The answers about deals that came with the page; what does not decode is asked for again. */
export const decodeSaleAnswers = (raw: {
  readonly saleOverview?: unknown;
  readonly saleDetail?: unknown;
}): Pick<PageData, 'saleOverview' | 'saleDetail'> => ({
  saleOverview: orMissing(SaleOverview.decode(raw.saleOverview)),
  saleDetail: orMissing(SaleDetail.decode(raw.saleDetail)),
});
