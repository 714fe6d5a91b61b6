import type { NoticeSettings } from '../../../../contract/member/notices';

const all = { inApp: true, push: true, wechat: true, sms: true };

export const allOn: NoticeSettings = {
  connected: { ...all, sms: false },
  choices: { chat: all, deal: all, order: all, notice: all, security: all },
  quiet: null,
  digestAt: null,
};

export const withoutDeals: NoticeSettings = {
  ...allOn,
  choices: { ...allOn.choices, deal: { ...all, push: false } },
};

export const quietNights = { quiet: { from: 22, until: 8 }, digestAt: null } as const;
