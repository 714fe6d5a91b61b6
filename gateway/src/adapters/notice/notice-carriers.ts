import type { NoticeCarriers } from '../../ports/notice-outbox';

/** No service carries notices outside the application. */
export const noCarriers: NoticeCarriers = {
  connected: [],
  hand: () => Promise.resolve(),
};

/** Plays the services: what it is handed stays in the outbox, where the operator reads it. */
export const playedCarriers: NoticeCarriers = {
  connected: ['push', 'wechat', 'sms'],
  hand: () => Promise.resolve(),
};
