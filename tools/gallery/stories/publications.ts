import type { Publication, PublicationHead } from '../../../contract/publication/publication';
import type { Page } from '../../../src/domain/page/page';
import { soundSale } from './sound-sale';

/** A morning of 2026 in Beijing. */
const at = (day: number, hour: number): number => Date.UTC(2026, 10, day, hour - 8, 3);

const head = (said: Partial<PublicationHead> & Pick<PublicationHead, 'id' | 'title'>): PublicationHead => ({
  kind: 'sale',
  number: 12,
  review: 'draft',
  listing: 'none',
  freshness: 'fresh',
  reasons: [],
  savedAt: at(21, 14),
  submittedAt: null,
  confirmedAt: null,
  address: null,
  code: null,
  interest: null,
  ...said,
});

export const publications: readonly PublicationHead[] = [
  head({
    id: 'a1',
    number: 31,
    title: '华东精密减速器企业控股权转让',
    review: 'rejected',
    reasons: [
      { field: 'teaser', reason: '请写明产品的应用领域和主要客户类型' },
      { field: 'revenue2', reason: '2024 年营业收入与说明书不一致，请核对' },
    ],
    submittedAt: at(20, 9),
  }),
  head({ id: 'a2', number: 30, title: '', savedAt: at(19, 18) }),
  head({
    id: 'a3',
    number: 24,
    title: '苏州储能电池结构件企业少数股权转让',
    review: 'pending',
    submittedAt: at(18, 10),
  }),
  head({
    id: 'a4',
    number: 17,
    title: '协作机器人关节模组企业战略投资',
    review: 'pending',
    listing: 'listed',
    confirmedAt: at(8, 10),
    address: '/sale/entrust/p17',
    code: 'XM202608080017',
    interest: { reads: 412, favorites: 18, ndas: 6, bids: 3 },
  }),
  head({
    id: 'b2',
    kind: 'buy',
    number: 15,
    title: '求购长三角精密减速器企业控股权',
    review: 'rejected',
    listing: 'listed',
    confirmedAt: at(12, 10),
    address: '/buy/p15',
    code: 'XQ202608120015',
    interest: { reads: 96, favorites: 4, ndas: 0, bids: 0 },
  }),
  head({
    id: 'a5',
    number: 9,
    title: '医用影像设备代理公司整体出售',
    review: 'approved',
    listing: 'listed',
    freshness: 'unconfirmed',
    confirmedAt: Date.UTC(2026, 9, 2),
    address: '/sale/entrust/p9',
  }),
  head({
    id: 'a6',
    number: 3,
    title: '连锁口腔门诊控股权转让',
    review: 'approved',
    listing: 'withdrawn',
    confirmedAt: Date.UTC(2026, 7, 1),
  }),
  head({
    id: 'a7',
    number: 2,
    title: '工业除尘设备企业全部股权转让',
    review: 'approved',
    listing: 'closed',
    confirmedAt: Date.UTC(2026, 6, 20),
  }),
];

export const publicationsOf = (items: readonly PublicationHead[], more: boolean): Page<PublicationHead> => ({
  items,
  next: more ? { page: 2, pageSize: 20, cursor: 'p3' } : null,
  total: items.length,
});

export const publication = (said: Partial<Publication> = {}): Publication => ({
  ...head({ id: 'a1', title: soundSale.title ?? '' }),
  version: 4,
  pictures: [],
  editor: null,
  keptSource: null,
  listed: null,
  fields: soundSale,
  ...said,
});
