import type { favouriteCalls } from '../../../../contract/favourite/calls';
import { sale } from './deal';
import { at, type Examples } from './example';

export const favouriteExamples: Examples<typeof favouriteCalls> = {
  toggle: { asked: { kind: 'sale', id: '20260418', on: true }, answered: undefined },
  states: { asked: { kind: 'sale', ids: ['20260418', '20260417'] }, answered: ['20260418'] },
  counts: { asked: undefined, answered: { sale: 12, buy: 3, investor: 5 } },
  sales: {
    asked: { sourceType: 'entrust', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [{ sale, state: 'withdrawn', since: at }], total: 1, next: null },
  },
};
