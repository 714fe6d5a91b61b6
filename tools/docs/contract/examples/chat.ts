import type { chatCalls } from '../../../../contract/chat/calls';
import type { Examples } from './example';
import { exampleMessage } from './message';
import { exampleParty, exampleThreadId } from './party';

export const chatExamples: Examples<typeof chatCalls> = {
  thread: {
    asked: 'u-41aa',
    answered: {
      peer: exampleParty,
      mayWrite: true,
      whyNot: null,
      blocked: false,
      readUpTo: '1039',
      cards: [
        {
          deal: 'sale',
          place: 'soe/s-2026-0418',
          title: '华东精密刀具制造企业 30 % 股权',
          code: 'XM20260418',
          industry: '装备制造',
          region: '浙江',
          amountLabel: '转让金额',
          minAmount: null,
          maxAmount: null,
          amountHidden: true,
          netProfit: null,
          netProfitYear: null,
          state: 'listed',
          ndaState: 'pending',
          own: false,
        },
      ],
      protected: true,
    },
  },
  history: {
    asked: { with: 'u-41aa', cursor: null, page: 1, pageSize: 50 },
    answered: { list: [exampleMessage], total: 37, next: 'c1042', page: 1, pageSize: 50 },
  },
  hits: { asked: { with: 'u-41aa', keyword: '尽调' }, answered: [{ id: '1042' }, { id: '1017' }] },
  read: { asked: { with: 'u-41aa', upTo: '1042' }, answered: 2 },
  recall: { asked: '1043', answered: undefined },
  block: { asked: { with: 'u-41aa', blocked: true }, answered: undefined },
  report: { asked: { id: '1042', reason: 'harassing', words: '反复推销' }, answered: undefined },
  consult: { asked: { kind: 'sale', id: 's-2026-0418' }, answered: { to: exampleThreadId } },
  file: {
    asked: { id: '5f3c', size: 'small' },
    answered: { type: 'image/jpeg', name: 'IMG_2043.jpg', content: '/9j/4AAQSkZJRg==' },
  },
};
