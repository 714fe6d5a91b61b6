import { left, right, type Either } from 'fp-ts/Either';
import { excerptOf } from '../../../../contract/chat/excerpt';
import type { MessageReportReason } from '../../../../contract/chat/report-reason';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { areReportWords, reportLimits } from '../../../../contract/rules/report-rule';
import type { Clock } from '../../ports/clock';
import type { Inbox } from '../../ports/inbox';
import type { Reports } from '../../ports/reports';
import type { ToReadMessages } from '../chat/naming';

export interface ReportMessageNeeds {
  readonly inbox: Pick<Inbox, 'one'>;
  readonly toReadMessages: ToReadMessages;
  readonly reports: Pick<Reports, 'addOfMessage'>;
  readonly clock: Clock;
}

interface Said {
  readonly id: number;
  readonly reason: MessageReportReason;
  readonly words: string;
}

/** A member reports a message that they received. */
export type ReportMessage = (accountId: string, said: Said) => Promise<Either<Refusal, null>>;

/** The length of the stored excerpt of a reported message, in characters. */
const longestTitle = 200;

const whyNot = { twice: refusals.reportTwice, full: refusals.reportsFull } as const;

export const makeReportMessage =
  ({ inbox, toReadMessages, reports, clock }: ReportMessageNeeds): ReportMessage =>
  async (accountId, { id, reason, words }) => {
    const message = await inbox.one(accountId, id);
    if (message === null || message.kind !== 'chat' || message.to !== accountId)
      return left(refusals.messageUnknown);
    if (!areReportWords(reason, words)) return left(refusals.reportWords);
    // The reporter reads the title too: the sender is named as the reporter may know them (ENT-08).
    const [shown = message] = await toReadMessages(accountId, [message]);
    const title = Array.from(`${shown.fromName}：${excerptOf(message.content)}`)
      .slice(0, longestTitle)
      .join('');
    const draft = { target: String(id), title, reason, words: words.trim() };
    const added = await reports.addOfMessage(accountId, draft, clock.now(), reportLimits.pending);
    return added === 'added' ? right(null) : left(whyNot[added]);
  };
