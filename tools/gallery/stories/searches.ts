import type { SavedSearch } from '../../../contract/search/saved-search';
import { noFilter } from '../../../contract/deal/no-filter';

/** A search that somebody keeps. */
export const savedSearch: SavedSearch = {
  ...noFilter,
  id: '7',
  name: '华东减速器',
  alert: 'now',
  fresh: 3,
  kind: 'sale',
  sourceType: null,
  mark: null,
  query: '',
  region: ['cn-east'],
  keyword: '减速器',
  exclude: ['房地产'],
};

/** Those that somebody keeps, the newest first. */
export const savedSearches: readonly SavedSearch[] = [
  savedSearch,
  {
    ...savedSearch,
    id: '6',
    name: '全部求购',
    alert: 'daily',
    fresh: 0,
    kind: 'buy',
    region: [],
    keyword: null,
    exclude: [],
    stake: null,
  },
  {
    ...savedSearch,
    id: '5',
    name: '国资转让中名称很长的一个已保存搜索啊',
    alert: 'off',
    fresh: 100,
    sourceType: 'soe',
  },
];
