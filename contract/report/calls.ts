import { call } from '../call/call';
import { parameters } from '../call/parameters';
import { nothing } from '../codec/nothing';
import { kindCodec } from '../kind/capabilities';
import { ReportReason } from './report';
import { reportLimits } from '../rules/report-rule';
import { IdText, textUpTo } from '../codec/formed-text';

/** What members report as wrong; whose report it is comes from the token alone. */
export const reportCalls = {
  /** Reports a thing. One that waits is there once, so that it carries no key; the outcome comes as a message. */
  send: call({
    access: 'account',
    key: 'none',
    reportedBy: 'caller',
    method: 'POST',
    safe: false,
    path: '/webapp/report!save.action',
    parameters: parameters({
      kind: kindCodec('report', 'ReportedKind'),
      id: IdText,
      reason: ReportReason,
      words: textUpTo(reportLimits.words),
    }),
    answer: nothing,
    refusals: ['reportUnknown', 'reportOwn', 'reportTwice', 'reportsFull', 'reportWords'],
  }),
};
