import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { ticketCalls } from '../../contract/ticket/calls';

const Answer = t.type({ resultCode: t.number });

/** A conference of the seed with a ticket that is free and valid at once; each member may have one. */
export const freeConference = 'conf-015';

/**
 * Registers an attendee for the free ticket, over the wire.
 * @param url of the gateway
 * @param token of the member who registers
 * @param name of the attendee
 * @throws when the gateway refuses
 */
export const takeFreeTicket = async (url: string, token: string, name: string): Promise<void> => {
  const attendee = { name, phone: '13916605278', company: '明德顾问', position: '合伙人' };
  const response = await fetch(`${url}/gateway?t=1`, {
    method: 'POST',
    headers: {
      'X-Gateway-Path': ticketCalls.register.path,
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: new URLSearchParams({
      conferenceId: freeConference,
      typeId: `${freeConference}-early`,
      attendees: JSON.stringify([attendee]),
    }),
  });
  const text = await response.text();
  const answer = Answer.decode(JSON.parse(text));
  if (isLeft(answer) || answer.right.resultCode !== 200) throw new Error(`no free ticket: ${text}`);
};
