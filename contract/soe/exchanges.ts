/** An exchange for state-owned assets, where alone one registers as a bidder. */
export interface Exchange {
  /** The letters of its place in the numbers of listings, such as BJ in G32025BJ1000542. */
  readonly id: string;
  readonly name: string;
  /** The host of its pages, all of which are https. */
  readonly host: string;
}

/** The exchanges that the listings name. */
export const exchanges: readonly Exchange[] = [
  { id: 'BJ', name: '北京产权交易所', host: 'www.cbex.com.cn' },
  { id: 'SH', name: '上海联合产权交易所', host: 'www.suaee.com' },
  { id: 'TJ', name: '天津产权交易中心', host: 'www.tpre.cn' },
  { id: 'CQ', name: '重庆联合产权交易所', host: 'www.cquae.com' },
  { id: 'GD', name: '广东联合产权交易中心', host: 'www.gduaee.com' },
  { id: 'SD', name: '山东产权交易中心', host: 'www.sdcqjy.com' },
  { id: 'XN', name: '西南联合产权交易所', host: 'www.swuee.com' },
];

/** The exchange with these letters; undefined for one that is not known. */
export const exchangeOf = (id: string): Exchange | undefined => exchanges.find((each) => each.id === id);
