import type { SavedSearch } from '../../../../contract/search/saved-search';
import type { searchCalls } from '../../../../contract/search/calls';
import { filter } from './deal';
import type { Examples } from './example';

const search: SavedSearch = {
  ...filter,
  id: '7',
  name: '华东减速器',
  alert: 'now',
  fresh: 3,
  kind: 'sale',
  sourceType: 'entrust',
  mark: null,
  query: '',
};
const { id, fresh: _fresh, ...draft } = search;

export const searchExamples: Examples<typeof searchCalls> = {
  save: { asked: draft, answered: search },
  list: { asked: undefined, answered: [search] },
  change: {
    asked: { id, name: '减速器', alert: 'daily' },
    answered: { ...search, name: '减速器', alert: 'daily' },
  },
  seen: { asked: id, answered: undefined },
  remove: { asked: id, answered: undefined },
  restore: { asked: id, answered: search },
};
