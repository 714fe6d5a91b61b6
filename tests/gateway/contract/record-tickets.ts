import { isLeft } from 'fp-ts/Either';
import { HeldTickets, TicketRegistration } from '../../../contract/ticket/ticket';
import type { TestGateway } from '../../support/gateway/test-gateway';
import { recordedConference } from './recorded-conference';
import type { Recorder } from './recorder';

interface TicketWorld {
  readonly gateway: TestGateway;
  readonly recorder: Recorder;
}

const attendee = { name: '参会人', phone: '13900000001', company: '', position: '' };

/** Registers for the conference, and does everything that a holder can do with a ticket. */
export const recordTickets = async ({ gateway, recorder }: TicketWorld): Promise<void> => {
  const { call, done } = recorder;
  const by = { as: 'u1' };
  const { id: conferenceId, paid, reviewed } = recordedConference;
  const register = (typeId: string): Promise<string> =>
    done('ticket.register', { conferenceId, typeId, attendees: JSON.stringify([attendee]) }, by);
  const numberOf = async (registrationId: string): Promise<string> => {
    const { data } = await call('ticket.registration', { registrationId }, by);
    const read = TicketRegistration.decode(data);
    return isLeft(read) ? '' : (read.right.tickets[0]?.number ?? '');
  };
  await done('ticket.choices', { conferenceId }, by);
  await done('ticket.cancel', { number: await numberOf(await register(paid)) }, by);
  const invited = await register(reviewed);
  await gateway.inside.desk.tickets.approve(invited);
  const number = await numberOf(invited);
  await done('ticket.change', { number, attendee: JSON.stringify({ ...attendee, name: '新参会人' }) }, by);
  await done('ticket.detail', { number }, by);
  const offered = async (): Promise<string> => {
    await done('ticket.offer', { number, phone: '13800000002', name: '姓名u2' }, by);
    const { data } = await call('ticket.mine', {}, { as: 'u2' });
    const read = HeldTickets.decode(data);
    return isLeft(read) ? '' : (read.right.offers[0]?.id ?? '');
  };
  await offered();
  await done('ticket.withdrawOffer', { number }, by);
  await done('ticket.decline', { offerId: await offered() }, { as: 'u2' });
  await done('ticket.accept', { offerId: await offered() }, { as: 'u2' });
};
