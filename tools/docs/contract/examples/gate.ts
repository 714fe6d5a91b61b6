import type { gateCalls } from '../../../../contract/gate/calls';
import type { Examples } from './example';

const publicKey = `B${'k3ZpAqTdY0r-vW'.repeat(7).slice(0, 86)}`;
const ticket = {
  number: 'HP12080346',
  attendee: '沈知远',
  company: '恒泰产业资本',
  type: '标准票',
  standing: 'valid' as const,
  keyVersion: 2,
  publicKey,
};
const at = Date.UTC(2026, 11, 8, 0, 20);
const own = {
  at,
  list: [
    {
      ...ticket,
      conf: {
        id: 'conf-1',
        title: '先进制造并购对接会（苏州）',
        beginsAt: Date.UTC(2026, 11, 8, 1),
        endsAt: Date.UTC(2026, 11, 8, 9, 30),
        place: '苏州国际博览中心',
      },
      checkedInAt: null,
    },
  ],
};
const admission = { entry: 'main', at: at - 300_000, gate: 'B 馆 3 号门' };
const listed = { ...ticket, phoneTail: '0001', admissions: [admission] };

export const gateExamples: Examples<typeof gateCalls> = {
  tickets: { asked: undefined, answered: own },
  register: { asked: { number: ticket.number, publicKey, replaces: '1' }, answered: own },
  list: {
    asked: 'conf-1',
    answered: {
      conf: { id: 'conf-1', title: '先进制造并购对接会（苏州）' },
      at,
      entries: [{ id: 'main', title: '入场' }],
      points: [{ name: 'B 馆 3 号门', first: 'HP12080300', last: 'HP12080399' }],
      tickets: [listed],
    },
  },
  scan: {
    asked: {
      confId: 'conf-1',
      device: '7f1c2b9e40d24c6fa7d21f0e6c3b5a18',
      scans: {
        list: [
          {
            sequence: 12,
            nonce: '0b6f6a0d2f6c4f7f9c1d2e3f4a5b6c7d',
            at,
            entry: 'main',
            gate: 'A 馆 1 号门',
            by: 'number',
            subject: 'HP12080346',
            decision: 'asked',
            fault: null,
          },
        ],
      },
    },
    answered: {
      at,
      list: [
        {
          sequence: 12,
          outcome: 'repeated',
          fault: null,
          skew: 0,
          ticket: listed,
          first: admission,
          known: false,
        },
      ],
    },
  },
};
