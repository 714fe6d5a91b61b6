import * as t from 'io-ts';

/** Why: sold or over, wrong facts, no answer, a duplicate, illegal, other. */
export const ReportReason = t.keyof(
  { over: null, untrue: null, silent: null, twice: null, unlawful: null, other: null },
  'ReportReason',
);
export type ReportReason = t.TypeOf<typeof ReportReason>;
