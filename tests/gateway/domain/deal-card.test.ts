import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardFor, type DealFacts } from '../../../gateway/src/domain/chat/deal-card';
import type { NdaState } from '../../../gateway/src/domain/sale/disclosure';
import { decimal } from '../../support/samples/decimal';

const facts: DealFacts = {
  ...{ id: 's1', kind: 'sale', ownerId: 'u2', place: 'entrust/s1', title: '数控刀具', code: 'XM20260409' },
  ...{
    industry: '高端装备',
    region: '浙江 台州',
    amountLabel: '转让金额',
    minAmount: decimal('24000'),
    maxAmount: decimal('24000'),
  },
  ...{ netProfit: decimal('5230'), netProfitYear: '2025', hidden: [], state: 'listed' },
};
const hidden = fc.subarray(['amount', 'netProfit', 'companyName'] as const);
const ndaStates = fc.constantFrom<NdaState>('unsigned', 'pending', 'signed', 'rejected', 'expired');
const states = fc.constantFrom<DealFacts['state']>('listed', 'withdrawn', 'closed');
const reader = fc.constantFrom('u1', 'u2');

test('[ENT-08] the card of a deal tells its net profit exactly to whom its page does, and nobody but its owner once it is over', () => {
  fc.assert(
    fc.property(
      hidden,
      ndaStates,
      states,
      reader,
      fc.constantFrom('1' as const, null),
      (closed, ndaState, state, readerId, prove) => {
        const viewer = { prove, ndaState, owns: false, ndaEndsAt: null };
        const { netProfit, netProfitYear } = cardFor({ ...facts, hidden: closed, state }, readerId, viewer);
        const isOwn = readerId === 'u2';
        const isOpen = !closed.includes('netProfit') || (prove === '1' && ndaState === 'signed');
        expect([netProfit, netProfitYear]).toEqual(
          isOwn || (isOpen && state === 'listed') ? ['5230', '2025'] : [null, null],
        );
      },
    ),
  );
});
