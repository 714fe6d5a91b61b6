import type { Bid } from '../../../../contract/bid/bid';
import type { bidCalls } from '../../../../contract/bid/calls';
import { isDecimal } from '../../../../contract/values/decimal';
import { at, known, type Examples } from './example';
import { dayMs } from '../../../../contract/values/duration';

const amount = known({ is: isDecimal }, '22800');
const note = '拟受让 30 % 股权，分两期支付，首期六成。';

const placed: Bid = {
  id: '17',
  kind: 'bid',
  state: 'open',
  amount,
  note,
  answer: '',
  changedAt: at,
  steps: [{ kind: 'placed', at, amount, words: note }],
};

export const bidExamples: Examples<typeof bidCalls> = {
  ofDeal: {
    asked: '20260409',
    answered: {
      saleId: '20260409',
      dealState: 'listed',
      sealed: true,
      ndaState: 'signed',
      least: null,
      own: placed,
      isOwner: false,
      received: [],
      receivedTotal: 0,
    },
  },
  place: { asked: { saleId: '20260409', kind: 'bid', amount, note }, answered: placed },
  withdraw: { asked: { bidId: '17', words: '投资方向调整' }, answered: undefined },
  answer: {
    asked: { bidId: '17', verdict: 'moreAsked', words: '请说明第二期款项的支付条件。' },
    answered: undefined,
  },
  list: {
    asked: { ndaState: 'signed', cursor: null, page: 1, pageSize: 20 },
    answered: {
      list: [
        {
          saleId: '20260409',
          sourceType: 'entrust',
          code: 'XM20260409',
          title: '数控刀具龙头少数股权转让',
          industry: '工业母机',
          region: '浙江 台州',
          dealState: 'listed',
          sealed: true,
          ndaState: 'signed',
          bid: { kind: 'bid', state: 'open', amount, answer: '' },
          changedAt: at - 2 * dayMs,
        },
      ],
      total: 1,
      next: null,
    },
  },
  counts: {
    asked: undefined,
    answered: { all: 6, unsigned: 1, pending: 1, signed: 2, rejected: 1, expired: 0, notNeeded: 1 },
  },
};
