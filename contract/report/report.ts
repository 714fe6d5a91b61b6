import * as t from 'io-ts';

/** Why: sold or over, facts that differ, nobody answers, there twice, against the law, something else. */
export const ReportReason = t.keyof(
  { over: null, untrue: null, silent: null, twice: null, unlawful: null, other: null },
  'ReportReason',
);
export type ReportReason = t.TypeOf<typeof ReportReason>;
