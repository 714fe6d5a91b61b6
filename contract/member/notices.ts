import * as t from 'io-ts';

/** What a member is notified of (MKT-24). */
export const NoticeEvent = t.keyof(
  { chat: null, deal: null, order: null, notice: null, security: null },
  'NoticeEvent',
);
export type NoticeEvent = t.TypeOf<typeof NoticeEvent>;
