import type { LoginDevice } from '../../../src/domain/member/login-device';
import type { MemberCounts } from '../../../src/domain/member/member-counts';
import type { Profile } from '../../../src/domain/member/profile';
import type { NoticeSettings } from '../../../contract/member/notices';

/** The member's own profile, with whatever else a story says. */
export const profile = (said: Partial<Profile> = {}): Profile => ({
  userName: '13851206614',
  name: '沈知远',
  company: '恒泰产业资本',
  position: '投资总监',
  email: 'shen@hengtai.example',
  avatar: null,
  locked: true,
  ...said,
});

export const counts: MemberCounts = {
  favorites: 28,
  publications: 6,
  bids: 4,
  conferences: 0,
  orders: 8,
  ndas: { pending: 1, signed: 2, rejected: 0, expired: 1 },
};

const at = (day: number, hour: number): number => Date.UTC(2026, 10, day, hour - 8, 12);

export const devices: readonly LoginDevice[] = [
  {
    id: 'D1',
    device: '微信，iPhone',
    address: '203.0.113.7',
    startedAt: at(18, 9),
    seenAt: at(20, 10),
    current: true,
  },
  {
    id: 'D2',
    device: 'Chrome，Windows 电脑',
    address: '203.0.113.86',
    startedAt: at(12, 14),
    seenAt: at(19, 18),
    current: false,
  },
  { id: 'D3', device: null, address: null, startedAt: at(2, 8), seenAt: at(2, 8), current: false },
];

const usual = { inApp: true, push: true, wechat: false, sms: false };

export const pushes: NoticeSettings = {
  connected: { inApp: true, push: true, wechat: true, sms: true },
  choices: {
    chat: usual,
    deal: { ...usual, wechat: true },
    order: usual,
    notice: { ...usual, push: false },
    security: { inApp: true, push: true, wechat: true, sms: true },
  },
  quiet: { from: 22, until: 8 },
  digestAt: null,
};
