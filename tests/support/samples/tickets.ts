import type { GateList, GateTicket, OwnTicket, OwnTickets } from '../../../contract/gate/gate';

/** 2026-12-08 08:20 in Beijing, at the beginning of a window. */
export const gateNow = Date.UTC(2026, 11, 8, 0, 20);

export const ownPublicKey = `B${'k3ZpAqTdY0r-vW'.repeat(7).slice(0, 86)}`;
export const otherPublicKey = `B${'x'.repeat(86)}`;

export const ownTicket = (changed: Partial<OwnTicket> = {}): OwnTicket => ({
  number: 'HP12080346',
  attendee: '沈知远',
  company: '恒泰产业资本',
  type: '标准票',
  standing: 'valid',
  keyVersion: 2,
  publicKey: ownPublicKey,
  checkedInAt: null,
  conf: {
    id: 'conf-1',
    title: '先进制造并购对接会（苏州）',
    beginsAt: Date.UTC(2026, 11, 8, 1),
    endsAt: Date.UTC(2026, 11, 8, 9, 30),
    place: '苏州国际博览中心',
  },
  ...changed,
});

export const ownTickets = (...list: readonly OwnTicket[]): OwnTickets => ({ at: gateNow, list });

export const gateTicket = (changed: Partial<GateTicket> = {}): GateTicket => ({
  number: 'HP12080346',
  attendee: '沈知远',
  company: '恒泰产业资本',
  type: '标准票',
  standing: 'valid',
  keyVersion: 2,
  publicKey: ownPublicKey,
  phoneTail: '0001',
  admissions: [],
  ...changed,
});

export const gateList = (changed: Partial<GateList> = {}): GateList => ({
  conf: { id: 'conf-1', title: '先进制造并购对接会（苏州）' },
  at: gateNow,
  entries: [{ id: 'main', title: '入场' }],
  points: [
    { name: 'B 馆 3 号门', first: 'HP12080300', last: 'HP12080399' },
    { name: 'A 馆 1 号门', first: null, last: null },
  ],
  tickets: [
    gateTicket(),
    gateTicket({ number: 'HP12080401', attendee: '周明', company: '', phoneTail: '0002', type: 'VIP' }),
  ],
  ...changed,
});
