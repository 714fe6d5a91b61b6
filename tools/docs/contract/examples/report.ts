import type { reportCalls } from '../../../../contract/report/calls';
import type { Examples } from './example';

export const reportExamples: Examples<typeof reportCalls> = {
  send: {
    asked: { kind: 'sale', id: '20260418', reason: 'untrue', words: '营业收入与公开年报不符' },
    answered: undefined,
  },
};
