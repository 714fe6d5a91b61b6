import type {
  HeldTickets,
  Ticket,
  TicketChoice,
  TicketChoices,
  TicketOffer,
  TicketRegistration,
} from '../../../contract/ticket/ticket';
import { dayMs, hourMs, minuteMs } from '../../../contract/values/duration';
import { sceneNow } from '../scene/scene-now';

/** Four minutes before stories are looked at. */
const storyTime = sceneNow - 4 * minuteMs;
const startsAt = storyTime + 18 * dayMs;
const attendee = { name: '沈知远', phone: '13851206614', company: '恒泰产业资本', position: '投资总监' };

const place = {
  conferenceId: 'conf-suzhou',
  conferenceTitle: '先进制造并购对接会（苏州）',
  venue: '苏州国际博览中心',
  startsAt,
  endsAt: startsAt + 8 * hourMs,
};

const refunds = [
  { until: startsAt - 7 * dayMs, percent: 100 },
  { until: startsAt - 3 * dayMs, percent: 50 },
];

/** A ticket that is to be paid; what differs is given. */
export const ticketWith = (changed: Partial<Ticket> = {}): Ticket => ({
  ...place,
  number: '482913305716',
  registrationId: 'R730184526190',
  typeName: '对接席',
  attendee,
  state: 'toPay',
  reason: '',
  price: 98_000,
  orderNo: 'HP202611200941207356',
  orderAmount: 196_000,
  orderTickets: 2,
  payBy: storyTime + 15 * minuteMs,
  refunds,
  registeredAt: storyTime,
  changedAt: storyTime,
  checkedInAt: null,
  keyVersion: 1,
  received: false,
  offer: null,
  can: ['pay', 'change', 'cancel'],
  ...changed,
});

export const validTicket = ticketWith({
  state: 'valid',
  payBy: null,
  can: ['change', 'transfer', 'invoice', 'refund'],
});

const offer: TicketOffer = {
  id: '31',
  ticketNumber: validTicket.number,
  conferenceId: place.conferenceId,
  conferenceTitle: place.conferenceTitle,
  typeName: '对接席',
  startsAt,
  peerName: '周闻',
  peerPhone: '139****2207',
  askedAt: storyTime - hourMs,
};

export const offeredTicket: Ticket = { ...validTicket, offer, can: ['invoice'] };

const second = ticketWith({ number: '519027744836', attendee: { ...attendee, name: '周闻' } });

export const registration: TicketRegistration = {
  ...place,
  id: second.registrationId,
  state: 'toPay',
  orderNo: second.orderNo,
  amount: second.orderAmount,
  payBy: second.payBy,
  tickets: [ticketWith(), second],
};

export const registrationIn = (
  state: Ticket['state'],
  changed: Partial<Ticket> = {},
): TicketRegistration => ({
  ...registration,
  state,
  payBy: null,
  tickets: registration.tickets.map((ticket) => ({ ...ticket, payBy: null, can: [], ...changed, state })),
});

export const ownTickets: HeldTickets = {
  tickets: [
    ticketWith(),
    {
      ...validTicket,
      number: '603318840275',
      conferenceTitle: '2026 中国并购年会',
      venue: '上海国际会议中心',
    },
    ticketWith({
      number: '718829904431',
      state: 'pending',
      payBy: null,
      typeName: '邀请席',
      price: 0,
      orderNo: null,
    }),
    ticketWith({
      number: '728829904431',
      state: 'checkedIn',
      payBy: null,
      can: [],
      startsAt: storyTime - 9 * dayMs,
    }),
    ticketWith({ number: '738829904431', state: 'refunded', payBy: null, can: [] }),
  ],
  offers: [{ ...offer, conferenceTitle: '长三角专精特新企业并购论坛', typeName: '标准票' }],
};

const choice = (id: string, name: string, changed: Partial<TicketChoice> = {}): TicketChoice => ({
  id,
  name,
  price: 98_000,
  left: 42,
  most: 5,
  review: false,
  includes: '全天会议、午餐、会议资料',
  refunds,
  closed: '',
  opensAt: null,
  ...changed,
});

export const choices: TicketChoices = {
  conferenceId: place.conferenceId,
  title: place.conferenceTitle,
  venue: place.venue,
  startsAt,
  endsAt: place.endsAt,
  types: [
    choice('early', '早鸟票', { price: 58_000, left: 0, most: 0, closed: 'soldOut' }),
    choice('standard', '对接席'),
    choice('vip', 'VIP 席', {
      price: 298_000,
      left: 3,
      most: 2,
      includes: '含一对一洽谈 3 场、晚宴',
      refunds: [],
    }),
    choice('invitation', '邀请席', { price: 0, review: true, includes: '', refunds: [] }),
  ],
  own: attendee,
};
