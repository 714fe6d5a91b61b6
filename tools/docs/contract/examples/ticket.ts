import type { ticketCalls } from '../../../../contract/ticket/calls';
import type { Ticket, TicketOffer, TicketRegistration } from '../../../../contract/ticket/ticket';
import { dayMs, hourMs, minuteMs } from '../../../../contract/values/duration';
import { at, type Examples } from './example';

const startsAt = at + 30 * dayMs;
const attendee = { name: '沈砚', phone: '13800006614', company: '示例产业投资', position: '投资总监' };
const colleague = { name: '周闻', phone: '13900002207', company: '示例产业投资', position: '投资经理' };

const place = {
  conferenceId: 'conf-2026-annual',
  conferenceTitle: '2026 中国并购年会',
  venue: '上海国际会议中心',
  startsAt,
  endsAt: startsAt + 9 * hourMs,
};

const ticket: Ticket = {
  ...place,
  number: '482913305716',
  registrationId: 'R730184526190',
  typeName: '标准票',
  attendee,
  state: 'toPay',
  reason: '',
  price: 98_000,
  orderNo: 'HP202610220123456789',
  orderAmount: 196_000,
  orderTickets: 2,
  payBy: at + 15 * minuteMs,
  refunds: [
    { until: startsAt - 7 * dayMs, percent: 100 },
    { until: startsAt - 3 * dayMs, percent: 50 },
  ],
  registeredAt: at,
  changedAt: at,
  checkedInAt: null,
  keyVersion: 1,
  received: false,
  offer: null,
  can: ['pay', 'change', 'cancel'],
};

const registration: TicketRegistration = {
  ...place,
  id: ticket.registrationId,
  state: 'toPay',
  orderNo: ticket.orderNo,
  amount: ticket.orderAmount,
  payBy: ticket.payBy,
  tickets: [ticket, { ...ticket, number: '519027744836', attendee: colleague }],
};

const offer: TicketOffer = {
  id: '31',
  ticketNumber: '638820417759',
  conferenceId: place.conferenceId,
  conferenceTitle: place.conferenceTitle,
  typeName: 'VIP 票',
  startsAt,
  peerName: '林越',
  peerPhone: '137****3390',
  askedAt: at - hourMs,
};

const valid: Ticket = {
  ...ticket,
  state: 'valid',
  payBy: null,
  can: ['change', 'transfer', 'invoice', 'refund'],
};

const { number } = ticket;
const { conferenceId } = place;

export const ticketExamples: Examples<typeof ticketCalls> = {
  choices: {
    asked: conferenceId,
    answered: {
      conferenceId,
      title: place.conferenceTitle,
      venue: place.venue,
      startsAt,
      endsAt: place.endsAt,
      types: [
        {
          id: 'standard',
          name: '标准票',
          price: 98_000,
          left: 42,
          most: 5,
          review: false,
          includes: '两天会议、午餐、会议资料',
          refunds: ticket.refunds,
          closed: '',
          opensAt: null,
        },
        {
          id: 'invitation',
          name: '邀请票',
          price: 0,
          left: 0,
          most: 0,
          review: true,
          includes: '',
          refunds: [],
          closed: 'soldOut',
          opensAt: null,
        },
      ],
      own: attendee,
    },
  },
  register: {
    asked: { conferenceId, typeId: 'standard', attendees: [attendee, colleague] },
    answered: registration,
  },
  registration: { asked: ticket.registrationId, answered: registration },
  mine: { asked: undefined, answered: { tickets: [ticket], offers: [offer] } },
  detail: { asked: number, answered: valid },
  cancel: { asked: number, answered: undefined },
  change: { asked: { number, attendee: colleague }, answered: undefined },
  offer: { asked: { number, phone: '13700003390', name: '林越' }, answered: undefined },
  withdrawOffer: { asked: number, answered: undefined },
  accept: {
    asked: offer.id,
    answered: {
      ...valid,
      number: '740915522083',
      typeName: 'VIP 票',
      orderNo: null,
      orderAmount: 0,
      orderTickets: 0,
      refunds: [],
      received: true,
      can: ['change'],
    },
  },
  decline: { asked: offer.id, answered: undefined },
};
