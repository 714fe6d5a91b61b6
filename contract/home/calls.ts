import { call } from '../call/call';
import { none } from '../call/parameters';
import { listOf } from '../codec/list-of';
import { wireList } from '../codec/list';
import { record } from '../codec/record';
import { WireSale } from '../sale/wire-sale';
import { Banner } from './banner';
import { HomeEvent } from './home-event';
import { HotWord } from './hot-word';

/** The deals of home: tjSales are the recommended ones (product.md §3). */
export const WireHomeDeals = record({ tjSales: listOf(WireSale), sales: listOf(WireSale) }, 'WireHomeDeals');

const read = {
  method: 'GET',
  access: 'public',
  parameters: none,
  safe: true,
  key: 'none',
  reportedBy: 'shell',
} as const;

/** What the home page reads (product.md §7). */
export const homeCalls = {
  /** The pictures of the carousel, in any order; `sort` says which is first. */
  banners: call({ ...read, path: '/webapp/index!readBanner.action', answer: wireList(Banner), refusals: [] }),
  /** Recommended deals, and other deals. */
  deals: call({ ...read, path: '/webapp/index!getData.action', answer: WireHomeDeals, refusals: [] }),
  /** The conferences and activities that are not over, the next one first. */
  events: call({
    ...read,
    path: '/webapp/index!readEvents.action',
    answer: wireList(HomeEvent),
    refusals: [],
  }),
  /** The words that many people search for. */
  hotWords: call({
    ...read,
    method: 'POST',
    path: '/webapp/register!tuijianReci.action',
    answer: wireList(HotWord),
    refusals: [],
  }),
};
