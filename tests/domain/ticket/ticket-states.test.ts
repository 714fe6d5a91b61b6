import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isComing,
  isForCalendar,
  ticketStateAt,
  ticketStateNames,
} from '../../../src/domain/ticket/ticket-states';
import { registerAddress, typeInAddress } from '../../../src/domain/ticket/register-address';

const anyTicket = fc.record({
  state: fc.constantFrom(...ticketStateNames),
  payBy: fc.option(fc.nat(100)),
  startsAt: fc.nat(100),
});

test('[PAY-05] a held place is void from the moment at which its hold ends, and no other state changes', () => {
  fc.assert(
    fc.property(anyTicket, fc.nat(100), (ticket, now) => {
      const ended = ticket.state === 'toPay' && ticket.payBy !== null && now >= ticket.payBy;
      expect(ticketStateAt(ticket, now)).toBe(ended ? 'void' : ticket.state);
    }),
  );
});

test('[SCR-08] a ticket goes into a calendar while its attendee is to come and its conference is ahead', () => {
  const toPay = { state: 'toPay', payBy: 10, startsAt: 20 } as const;
  expect([9, 10].map((now) => isForCalendar(toPay, now))).toEqual([true, false]);
  const valid = { state: 'valid', payBy: null, startsAt: 20 } as const;
  expect([19, 20].map((now) => [isForCalendar(valid, now), isComing(valid, now)])).toEqual([
    [true, true],
    [false, true],
  ]);
  for (const state of ['checkedIn', 'transferred', 'refunded', 'cancelled', 'void'] as const)
    expect([state, isForCalendar({ ...valid, state }, 0)]).toEqual([state, false]);
});

test('[SCR-08] the address of a registration names the type of ticket by any id', () => {
  expect(registerAddress('c1')).toBe('/conf/c1/register');
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (typeId) => {
      const address = registerAddress('c1', typeId);
      expect(typeInAddress(address.slice(address.indexOf('?')))).toBe(typeId);
    }),
  );
});
