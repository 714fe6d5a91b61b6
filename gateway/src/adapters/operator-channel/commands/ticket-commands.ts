import { text } from './argument';
import { command } from './command';

const registration = text('报名编号', 'the id that `tickets` prints');

/** Registrations for conferences that the organizer reviews. */
export const ticketCommands = [
  command({
    name: 'ticket.list',
    words: 'tickets',
    help: '列出待审核的会议报名',
    summary: 'Lists the conference registrations that wait for the review.',
    arguments: {},
    run: (desk) => desk.tickets.list(),
  }),
  command({
    name: 'ticket.approve',
    words: 'ticket approve',
    help: '通过会议报名；收费的票为报名人保留 24 小时待支付',
    summary: 'Approves a registration. Places with a price are held for 24 hours until the payment.',
    arguments: { id: registration },
    run: (desk, { id }) => desk.tickets.approve(id),
  }),
  command({
    name: 'ticket.reject',
    words: 'ticket reject',
    help: '不通过会议报名，原因会告知报名人',
    summary: 'Rejects a registration. The member is notified of the reason.',
    arguments: { id: registration, reason: text('原因', 'the reason') },
    run: (desk, { id, reason }) => desk.tickets.reject(id, reason),
  }),
];
