import type { Documented } from '../call/call';
import type { deviceCalls, profileCalls, pushCalls } from './calls';

const at = Date.UTC(2026, 10, 22, 1, 12);
const all = { chat: true, deal: true, order: true, notice: false };

export const profileDocumented: Documented<typeof profileCalls> = {
  read: {
    about: "One's own profile; `locked` says that name and company stand as they were verified.",
    parameters: undefined,
    answer: {
      userName: '13800138000',
      name: '何嘉',
      company: '澄远资本管理有限公司',
      position: '投资总监',
      email: 'hejia@example.cn',
      avatar: null,
      locked: true,
    },
  },
  save: {
    about: 'Saves the profile.',
    parameters: {
      name: '何嘉',
      company: '澄远资本管理有限公司',
      position: '投资总监',
      email: 'hejia@example.cn',
    },
    answer: undefined,
  },
  saveAvatar: {
    about: "Makes a picture that was uploaded for it one's own, and answers its address.",
    parameters: 'b3f1c2d4e5',
    answer: '/files/b3f1c2d4e5',
  },
  counts: {
    about: 'How many things a member has.',
    parameters: undefined,
    answer: {
      favorites: 12,
      publications: 2,
      bids: 3,
      conferences: 0,
      orders: 1,
      ndas: { pending: 1, signed: 2, rejected: 0, expired: 0 },
    },
  },
};

export const deviceDocumented: Documented<typeof deviceCalls> = {
  list: {
    about: 'Where one is logged in, the one used last first.',
    parameters: undefined,
    answer: [
      {
        id: 's1f0c2',
        device: '微信，iPhone',
        address: '203.0.113.7',
        startedAt: at,
        seenAt: at + 60_000,
        current: true,
      },
    ],
  },
  revoke: { about: 'Ends another login of the member.', parameters: 's1f0c2', answer: undefined },
};

export const pushDocumented: Documented<typeof pushCalls> = {
  read: {
    about: 'What is pushed; a kind that is not named is on.',
    parameters: undefined,
    answer: { ...all, notice: true },
  },
  save: {
    about: 'Switches one kind; answers how all stand then.',
    parameters: { kind: 'notice', wanted: false },
    answer: all,
  },
};
