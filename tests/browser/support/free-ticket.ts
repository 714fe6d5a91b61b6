import { randomUUID } from 'node:crypto';
import { ticketCalls } from '../../../contract/ticket/calls';
import { callGateway } from '../../support/gateway/call';
import { expect } from './fixtures';

/** A conference of the seed with a ticket that is free and valid at once; each member may have one. */
export const freeConference = 'conf-015';

/** Registers an attendee of that name for the free ticket. @param token of the member who registers */
export const takeFreeTicket = async (url: string, token: string, name: string): Promise<void> => {
  const attendee = { name, phone: '13916605278', company: '明德顾问', position: '合伙人' };
  const { code, text } = await callGateway(url, ticketCalls.register.path, {
    method: 'POST',
    token,
    headers: { 'Idempotency-Key': randomUUID() },
    parameters: {
      conferenceId: freeConference,
      typeId: `${freeConference}-early`,
      attendees: JSON.stringify([attendee]),
    },
  });
  expect([code, text]).toEqual([200, '']);
};
