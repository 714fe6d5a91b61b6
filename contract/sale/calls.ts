import * as t from 'io-ts';
import { call } from '../call/call';
import { none, parameters } from '../call/parameters';
import { SaleOverview } from './sale-overview';
import { WireSaleDetail } from './wire-sale-detail';

const read = { method: 'GET', access: 'public', safe: true, key: 'none' } as const;

/** Deals of the sell side. */
export const saleCalls = {
  /** The deal as the caller may see it: the teaser, and more with a signed NDA. */
  detail: call({
    ...read,
    path: '/webapp/sale!detail.action',
    parameters: parameters({ sourceType: t.string, id: t.string }),
    answer: WireSaleDetail,
    toldBy: 'callerWhenNotThere',
    refusals: ['saleUnknown'],
  }),
  /** What a visitor may know of the sell side: counts by industry and samples without hidden values. */
  overview: call({
    ...read,
    path: '/webapp/sale!overview.action',
    parameters: none,
    answer: SaleOverview,
    toldBy: 'shell',
    refusals: [],
  }),
};
