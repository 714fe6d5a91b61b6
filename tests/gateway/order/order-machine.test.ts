import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '../../../gateway/src/domain/order/decide';
import {
  isOverdue,
  type Invoice,
  type OrderState,
  type OrderStepKind,
} from '../../../gateway/src/domain/order/order';
import {
  changeOf,
  orderTable,
  paidVerdict,
  type OrderEventKind,
} from '../../../gateway/src/domain/order/order-machine';
import { propertyRuns } from '../../support/property';

const events = Object.keys(orderTable.created) as OrderEventKind[];
const orderStates = Object.keys(orderTable) as OrderState[];

/** What happens in each state, written out: a state with what the ledger gets, or the code of the refusal. */
const written: Readonly<Record<OrderState, Readonly<Record<OrderEventKind, string>>>> = {
  created: {
    prepaid: 'paying: paying',
    charged: 'paid: paid',
    cancelAsked: 'cancelled: cancelled',
    overtaken: 'cancelled: overtaken',
    deadlinePassed: 'expired: expired',
    refundAsked: '402',
    refundApproved: '409',
    refundRejected: '409',
    invoiceAsked: '409',
    invoiceIssued: '409',
    invoiceReversed: '409',
  },
  paying: {
    prepaid: 'paying:',
    charged: 'paid: paid',
    cancelAsked: 'cancelled: cancelled',
    overtaken: 'cancelled: overtaken',
    deadlinePassed: 'expired: expired',
    refundAsked: '402',
    refundApproved: '409',
    refundRejected: '409',
    invoiceAsked: '409',
    invoiceIssued: '409',
    invoiceReversed: '409',
  },
  paid: {
    prepaid: '409',
    charged: 'paid: paidAgain returnedAgain',
    cancelAsked: '409',
    overtaken: 'paid:',
    deadlinePassed: 'paid:',
    refundAsked: 'refunding: refundAsked',
    refundApproved: '409',
    refundRejected: '409',
    invoiceAsked: 'paid: invoiceAsked',
    invoiceIssued: 'paid: invoiceIssued',
    invoiceReversed: '409',
  },
  refunding: {
    prepaid: '409',
    charged: 'refunding: paidAgain returnedAgain',
    cancelAsked: '409',
    overtaken: 'refunding:',
    deadlinePassed: 'refunding:',
    refundAsked: 'refunding:',
    refundApproved: 'refunded: refunded',
    refundRejected: 'paid: refundRejected',
    invoiceAsked: '409',
    invoiceIssued: '409',
    invoiceReversed: '409',
  },
  cancelled: {
    prepaid: '410',
    charged: 'refunded: latePaid refunded',
    cancelAsked: 'cancelled:',
    overtaken: 'cancelled:',
    deadlinePassed: 'cancelled:',
    refundAsked: '410',
    refundApproved: '409',
    refundRejected: '409',
    invoiceAsked: '409',
    invoiceIssued: '409',
    invoiceReversed: '409',
  },
  expired: {
    prepaid: '410',
    charged: 'refunded: latePaid refunded',
    cancelAsked: '410',
    overtaken: 'expired:',
    deadlinePassed: 'expired:',
    refundAsked: '410',
    refundApproved: '409',
    refundRejected: '409',
    invoiceAsked: '409',
    invoiceIssued: '409',
    invoiceReversed: '409',
  },
  refunded: {
    prepaid: '410',
    charged: 'refunded: latePaid refunded',
    cancelAsked: '410',
    overtaken: 'refunded:',
    deadlinePassed: 'refunded:',
    refundAsked: 'refunded:',
    refundApproved: '409',
    refundRejected: '409',
    invoiceAsked: '409',
    invoiceIssued: 'refunded: invoiceIssued',
    invoiceReversed: 'refunded: invoiceReversed',
  },
};

const shown = (state: OrderState, event: OrderEventKind): string => {
  const change = changeOf(state, event);
  if (change._tag === 'Left') return String(change.left.code);
  return [`${change.right.to}:`, ...change.right.steps].join(' ');
};

const notIssued = { askedAt: 1, issuedAt: null, closedAt: null, reversalDueAt: null, reversedAt: null };

interface Lived {
  readonly state: OrderState;
  readonly ledger: readonly OrderStepKind[];
}

const after = (life: readonly OrderEventKind[]): Lived =>
  life.reduce<Lived>(
    ({ state, ledger }, event) => {
      const change = changeOf(state, event);
      if (change._tag === 'Left') return { state, ledger };
      return { state: change.right.to, ledger: [...ledger, ...change.right.steps] };
    },
    { state: 'created', ledger: ['created'] },
  );

const lives = fc.array(fc.constantFrom(...events), { maxLength: 30 });
const count = (ledger: readonly OrderStepKind[], kind: OrderStepKind): number =>
  ledger.filter((step) => step === kind).length;

describe('what an order may do', () => {
  test.each(orderStates)('[PAY-16] is in the table for the state %s', (state) => {
    expect(Object.fromEntries(events.map((event) => [event, shown(state, event)]))).toEqual(written[state]);
  });

  test('[PAY-04] only a paid order is checked as paid', () => {
    expect(orderStates.filter((state) => paidVerdict(state)._tag === 'Right')).toEqual(['paid']);
  });

  test('[PAY-13] whatever comes in whatever order, it is paid once at most', () => {
    fc.assert(
      fc.property(lives, (life) => {
        expect(count(after(life).ledger, 'paid')).toBeLessThanOrEqual(1);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[PAY-16] every charge beyond the first, or that comes too late, goes back', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { ledger } = after(life);
        const charges = life.filter((event) => event === 'charged').length;
        const [late, again] = [count(ledger, 'latePaid'), count(ledger, 'paidAgain')];
        expect(count(ledger, 'paid') + late + again).toBe(charges);
        expect(count(ledger, 'refunded')).toBeGreaterThanOrEqual(late);
        expect(count(ledger, 'returnedAgain')).toBe(again);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[PAY-16] money that was given back is never paid again', () => {
    fc.assert(
      fc.property(lives, lives, (life, more) => {
        if (after(life).state === 'refunded') expect(after([...life, ...more]).state).toBe('refunded');
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[PAY-16] an invoice is asked for once, in the same words again without harm, and issued when asked for', () => {
    const form = { kind: 'personal' as const, title: '沈知远', taxNumber: '', email: 'shen@example.com' };
    const invoice = { ...form, ...notIssued };
    const asked = decide({ state: 'paid', invoice }, { kind: 'invoiceAsked', form });
    expect(asked).toMatchObject({ right: { steps: [] } });
    const other = { ...form, title: '别人' };
    expect(decide({ state: 'paid', invoice }, { kind: 'invoiceAsked', form: other })).toMatchObject({
      left: { code: 409 },
    });
    expect(decide({ state: 'paid', invoice }, { kind: 'invoiceIssued' })._tag).toBe('Right');
    expect(decide({ state: 'paid', invoice: null }, { kind: 'invoiceIssued' })._tag).toBe('Left');
    const issued = { ...invoice, issuedAt: 2 };
    expect(decide({ state: 'paid', invoice: issued }, { kind: 'invoiceIssued' })._tag).toBe('Left');
  });

  test('[PAY-16] a refund closes an invoice that is not issued, and makes a red-letter one due otherwise', () => {
    const open = {
      kind: 'personal' as const,
      title: '沈知远',
      taxNumber: '',
      email: 'shen@example.com',
      ...notIssued,
    };
    const steps = (invoice: Invoice | null) => {
      const change = decide({ state: 'refunding', invoice }, { kind: 'refundApproved' });
      return change._tag === 'Right' ? change.right.steps : [];
    };
    expect(steps(open)).toEqual(['refunded', 'invoiceClosed']);
    const ofPart = decide({ state: 'refunding', invoice: open }, { kind: 'refundApproved', amount: 1 });
    expect('right' in ofPart ? ofPart.right.steps : []).toEqual(['refunded']);
    // A closed invoice is never issued; one that is open after the refund of a part is.
    const issued = (invoice: Invoice) =>
      decide({ state: 'refunded', invoice }, { kind: 'invoiceIssued' })._tag;
    expect([issued(open), issued({ ...open, closedAt: 2 })]).toEqual(['Right', 'Left']);
    expect(steps({ ...open, issuedAt: 2 })).toEqual(['refunded', 'reversalDue']);
    expect(steps(null)).toEqual(['refunded']);
    expect(decide({ state: 'paid', invoice: { ...open, closedAt: 3 } }, { kind: 'invoiceIssued' })._tag).toBe(
      'Left',
    );
  });

  test('[PAY-16] a red-letter invoice is issued once, and only where a refund made it due', () => {
    const form = { kind: 'personal' as const, title: '沈知远', taxNumber: '', email: 'shen@example.com' };
    const reversed = (invoice: Invoice | null) =>
      decide({ state: 'refunded', invoice }, { kind: 'invoiceReversed' })._tag;
    const issued = { ...form, ...notIssued, issuedAt: 2 };
    expect(reversed({ ...issued, reversalDueAt: 3 })).toBe('Right');
    expect(reversed({ ...issued, reversalDueAt: 3, reversedAt: 4 })).toBe('Left');
    expect([reversed(issued), reversed(null)]).toEqual(['Left', 'Left']);
  });

  test('[PAY-15] it is overdue from its deadline on, and only while it is unpaid', () => {
    for (const state of orderStates)
      expect([isOverdue({ state, payBy: 10 }, 9), isOverdue({ state, payBy: 10 }, 10)]).toEqual([
        false,
        state === 'created' || state === 'paying',
      ]);
  });
});
