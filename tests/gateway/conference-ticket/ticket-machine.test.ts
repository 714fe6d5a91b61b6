import * as fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, test } from 'vitest';
import type { TicketState } from '../../../contract/ticket/ticket';
import {
  endsCodes,
  takingStates,
  ticketAfter,
  ticketTable,
  type TicketEvent,
} from '../../../gateway/src/domain/conference-ticket/ticket-machine';
import {
  ticketActions,
  type TicketStanding,
} from '../../../gateway/src/domain/conference-ticket/conference-ticket';
import { propertyRuns } from '../../support/property';

const states = Object.keys(ticketTable) as TicketState[];
const ticketEvents: readonly TicketEvent[] = [
  'approved',
  'approvedToPay',
  'rejected',
  'paid',
  'holdEnded',
  'seatedLate',
  'cancelled',
  'refunded',
  'transferred',
  'checkedIn',
];
const isOver = (state: TicketState): boolean => Object.keys(ticketTable[state]).length === 0;

/** What happens in each state, written out: the state after the event, or '-' where it is refused. */
const written: Readonly<Record<TicketState, Readonly<Record<TicketEvent, TicketState | '-'>>>> = {
  pending: {
    approved: 'valid',
    approvedToPay: 'toPay',
    rejected: 'void',
    paid: '-',
    holdEnded: '-',
    seatedLate: '-',
    cancelled: 'cancelled',
    refunded: '-',
    transferred: '-',
    checkedIn: '-',
  },
  toPay: {
    approved: '-',
    approvedToPay: '-',
    rejected: '-',
    paid: 'valid',
    holdEnded: 'void',
    seatedLate: '-',
    cancelled: 'cancelled',
    refunded: '-',
    transferred: '-',
    checkedIn: '-',
  },
  valid: {
    approved: '-',
    approvedToPay: '-',
    rejected: '-',
    paid: '-',
    holdEnded: '-',
    seatedLate: '-',
    cancelled: 'cancelled',
    refunded: 'refunded',
    transferred: 'transferred',
    checkedIn: 'checkedIn',
  },
  checkedIn: allRefused(),
  transferred: allRefused(),
  refunded: allRefused(),
  cancelled: allRefused(),
  void: { ...allRefused(), seatedLate: 'toPay' },
};

function allRefused(): Readonly<Record<TicketEvent, '-'>> {
  return Object.fromEntries(ticketEvents.map((event) => [event, '-'])) as Record<TicketEvent, '-'>;
}

const anyEvents = fc.array(fc.constantFrom(...ticketEvents), { maxLength: 30 });
const anyStart = fc.constantFrom<TicketState>('pending', 'toPay', 'valid');

/** The states of a ticket one after the other; a refused event changes nothing. */
const courseOf = (start: TicketState, events: readonly TicketEvent[]): readonly TicketState[] =>
  events.reduce<readonly TicketState[]>(
    (course, event) => {
      const last = course.at(-1) ?? start;
      const next = ticketAfter(last, event);
      return [...course, isRight(next) ? next.right : last];
    },
    [start],
  );

describe('the states of a ticket', () => {
  test('[SCR-08] every event in every state does what is written', () => {
    const shown = (state: TicketState, event: TicketEvent) => {
      const next = ticketAfter(state, event);
      return isRight(next) ? next.right : '-';
    };
    for (const state of states)
      for (const event of ticketEvents)
        expect([state, event, shown(state, event)]).toEqual([state, event, written[state][event]]);
  });

  test('[SCR-08] a ticket that was admitted, given, refunded or cancelled stays so for ever', () => {
    fc.assert(
      fc.property(anyStart, anyEvents, (start, events) => {
        const course = courseOf(start, events);
        const first = course.findIndex(isOver);
        return first === -1 || course.slice(first).every((state) => state === course[first]);
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[MKT-22] every end of a valid ticket but its admission ends the codes of its holder', () => {
    for (const event of ticketEvents) {
      const next = ticketTable.valid[event];
      if (next !== undefined)
        expect([event, endsCodes('valid', next)]).toEqual([event, event !== 'checkedIn']);
    }
    for (const state of states.filter((one) => one !== 'valid'))
      for (const next of Object.values(ticketTable[state])) expect(endsCodes(state, next)).toBe(false);
  });

  test('[PAY-05] only a payment makes an unpaid ticket valid, and only then it takes a place itself', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const course = courseOf('toPay', events);
        const place = course.findIndex((state) => takingStates.includes(state));
        return place === -1 || events[place - 1] === 'paid';
      }),
      { numRuns: propertyRuns },
    );
  });
});

const anyStanding: fc.Arbitrary<TicketStanding> = fc.record({
  state: fc.constantFrom(...states),
  startsAt: fc.integer({ min: 0, max: 10 }),
  received: fc.boolean(),
  offered: fc.boolean(),
  ordered: fc.boolean(),
  price: fc.constantFrom(0, 298_000),
  refundable: fc.boolean(),
});

describe('what a holder can do', () => {
  test('[SCR-08] a received ticket is not given on, and nothing is given after the start', () => {
    fc.assert(
      fc.property(anyStanding, fc.integer({ min: 0, max: 10 }), (standing, now) => {
        const can = ticketActions(standing, now);
        const transferable = can.includes('transfer');
        return (
          !transferable ||
          (standing.state === 'valid' && !standing.received && !standing.offered && now < standing.startsAt)
        );
      }),
      { numRuns: propertyRuns },
    );
  });

  test('[SCR-08] money goes back only for a valid ticket that the holder paid for, and it is not cancelled', () => {
    fc.assert(
      fc.property(anyStanding, fc.integer({ min: 0, max: 10 }), (standing, now) => {
        const can = ticketActions(standing, now);
        if (can.includes('refund')) {
          expect(standing).toMatchObject({ state: 'valid', ordered: true, refundable: true });
          expect(can).not.toContain('cancel');
        }
        if (isOver(standing.state)) expect(can.filter((action) => action !== 'invoice')).toEqual([]);
      }),
      { numRuns: propertyRuns },
    );
  });
});
