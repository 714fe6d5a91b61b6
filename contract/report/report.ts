import * as t from 'io-ts';

/** What can be reported as wrong: deals of either side, share transfers. */
export const ReportKind = t.keyof({ sale: null, buy: null, transfer: null }, 'ReportKind');
export type ReportKind = t.TypeOf<typeof ReportKind>;

/** Why: sold or over, facts that differ, nobody answers, there twice, against the law, something else. */
export const ReportReason = t.keyof(
  { over: null, untrue: null, silent: null, twice: null, unlawful: null, other: null },
  'ReportReason',
);
export type ReportReason = t.TypeOf<typeof ReportReason>;
