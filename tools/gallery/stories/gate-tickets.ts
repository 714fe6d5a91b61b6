import type { GateList, OwnTicket } from '../../../contract/gate/gate';

/** The public key of the device of the gallery. */
export const galleryKey = `B${'k3ZpAqTdY0r-vW'.repeat(7).slice(0, 86)}`;

/** A ticket of the member in the gallery. */
export const ticketOf = (changed: Partial<OwnTicket> = {}): OwnTicket => ({
  number: '261208000346',
  attendee: '沈知远',
  company: '恒泰产业资本',
  type: '对接席',
  standing: 'valid',
  keyVersion: 2,
  publicKey: galleryKey,
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

/** When the tickets of the gallery were listed. */
export const ticketsAt = Date.UTC(2026, 10, 20, 1, 12);

/** The list of a gate in the gallery. */
export const gateListOf = (): GateList => {
  const { conf, checkedInAt: _checkedInAt, ...ticket } = ticketOf();
  return {
    conf: { id: conf.id, title: conf.title },
    at: ticketsAt,
    entries: [{ id: 'main', title: '入场' }],
    points: [{ name: 'B 馆 3 号门', first: null, last: null }],
    tickets: [{ ...ticket, phoneTail: '0001', admissions: [] }],
  };
};
