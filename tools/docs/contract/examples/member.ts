import type { deviceCalls, profileCalls, pushCalls } from '../../../../contract/member/calls';
import type { NoticeSettings } from '../../../../contract/member/notices';
import { at, type Examples } from './example';
import { minuteMs } from '../../../../contract/values/duration';

const profile = {
  name: '何嘉',
  company: '澄远资本管理有限公司',
  position: '投资总监',
  email: 'hejia@example.cn',
};

export const profileExamples: Examples<typeof profileCalls> = {
  read: { asked: undefined, answered: { ...profile, userName: '13800138000', avatar: null, locked: true } },
  save: { asked: profile, answered: undefined },
  saveAvatar: { asked: 'b3f1c2d4e5', answered: '/files/b3f1c2d4e5' },
  counts: {
    asked: undefined,
    answered: {
      favorites: 12,
      publications: 2,
      bids: 3,
      conferences: 0,
      orders: 1,
      ndas: { pending: 1, signed: 2, rejected: 0, expired: 0 },
    },
  },
  waiting: {
    asked: undefined,
    answered: {
      list: [
        {
          kind: 'ndaToReview',
          id: '12',
          title: '华东热处理企业控股权转让',
          party: '何嘉 澄远资本管理有限公司',
          note: '',
          amount: null,
          price: null,
          deal: { sourceType: 'entrust', id: 's-26001' },
          side: null,
          peer: null,
          since: at,
          until: at + 24 * 60 * minuteMs,
        },
      ],
      total: 1,
    },
  },
};

export const deviceExamples: Examples<typeof deviceCalls> = {
  list: {
    asked: undefined,
    answered: [
      {
        id: 's1f0c2',
        device: '微信，iPhone',
        address: '203.0.113.7',
        startedAt: at,
        seenAt: at + minuteMs,
        current: true,
      },
    ],
  },
  revoke: { asked: 's1f0c2', answered: undefined },
};

const usual = { inApp: true, push: true, wechat: false, sms: false };
const notified: NoticeSettings = {
  connected: { inApp: true, push: true, wechat: true, sms: true },
  choices: {
    chat: usual,
    deal: usual,
    order: usual,
    notice: { ...usual, push: false },
    security: { inApp: true, push: true, wechat: true, sms: true },
  },
  quiet: null,
  digestAt: null,
};

export const pushExamples: Examples<typeof pushCalls> = {
  read: {
    asked: undefined,
    answered: { ...notified, choices: { ...notified.choices, notice: usual } },
  },
  save: { asked: { kind: 'notice', channel: 'push', wanted: false }, answered: notified },
  schedule: {
    asked: { quietFrom: 22, quietUntil: 8, digestAt: null },
    answered: { ...notified, quiet: { from: 22, until: 8 } },
  },
};
