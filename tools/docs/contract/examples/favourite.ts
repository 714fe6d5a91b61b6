import type { favouriteCalls } from '../../../../contract/favourite/calls';
import { exampleActivity } from './activity';
import { exampleConference } from './conference';
import { sale } from './deal';
import { buy } from './buy';
import { transfer } from './transfer';
import { investor } from './investor';
import { at, type Examples } from './example';

export const favouriteExamples: Examples<typeof favouriteCalls> = {
  toggle: { asked: { kind: 'sale', id: '20260418', on: true }, answered: undefined },
  states: { asked: { kind: 'sale', ids: ['20260418', '20260417'] }, answered: ['20260418'] },
  comparison: { asked: undefined, answered: ['20260418', '20260417'] },
  compare: {
    asked: { add: ['20260417'], remove: ['20260409'], by: '0f8fad5b-d9cb-469f-a165-70867728950e' },
    answered: ['20260418', '20260417'],
  },
  counts: {
    asked: undefined,
    answered: { sale: 12, transfer: 2, buy: 3, investor: 5, conference: 2, activity: 1 },
  },
  sale: {
    asked: { sourceType: 'entrust', cursor: null, page: 1, pageSize: 20 },
    answered: { list: [{ sale, state: 'withdrawn', since: at }], total: 1, next: null },
  },
  transfer: {
    asked: { sourceType: null, cursor: null, page: 1, pageSize: 20 },
    answered: { list: [{ transfer, state: 'ended', since: at }], total: 1, next: null },
  },
  buy: {
    asked: { cursor: null, page: 1, pageSize: 20 },
    answered: { list: [{ buy, state: 'expired', since: at }], total: 1, next: null },
  },
  investor: {
    asked: { cursor: null, page: 1, pageSize: 20 },
    answered: { list: [{ investor, since: at }], total: 1, next: null },
  },
  conference: {
    asked: { cursor: null, page: 1, pageSize: 20 },
    answered: {
      list: [{ conference: exampleConference, state: 'listed', since: at }],
      total: 1,
      next: null,
    },
  },
  activity: {
    asked: { cursor: null, page: 1, pageSize: 20 },
    answered: {
      list: [{ activity: exampleActivity, state: 'withdrawn', since: at }],
      total: 1,
      next: null,
    },
  },
};
