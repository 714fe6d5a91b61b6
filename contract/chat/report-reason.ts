import * as t from 'io-ts';

/** Why a message is reported: it advertises or molests, looks like fraud, is against the law, something else. */
export const MessageReportReason = t.keyof(
  { harassing: null, fraud: null, unlawful: null, other: null },
  'MessageReportReason',
);
export type MessageReportReason = t.TypeOf<typeof MessageReportReason>;
