import { right, type Either } from 'fp-ts/Either';
import { excerptOf } from '../../../../contract/chat/excerpt';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { service } from '../../domain/chat/voices';
import type { Accounts } from '../../ports/accounts';
import type { Inbox } from '../../ports/inbox';

export interface WaitingReportNeeds {
  readonly inbox: Pick<Inbox, 'page'>;
  readonly accounts: Pick<Accounts, 'byId'>;
}

/** Who wrote to the platform's service and has no answer: one line each, the newest first (OPS-06). */
export type WaitingReport = () => Promise<Either<string, string>>;

const mostListed = 100;

export const makeWaitingReport =
  ({ inbox, accounts }: WaitingReportNeeds): WaitingReport =>
  async () => {
    const asked = { after: null, page: 1, pageSize: mostListed };
    const { list } = await inbox.page(service.id, { of: 'chat', found: null }, asked);
    const open = list.filter(({ message }) => message.from !== service.id && message.recalledAt === null);
    const lines = await Promise.all(
      open.map(async ({ message: { from, content, sentAt } }) => {
        const writer = await accounts.byId(from);
        return [writer?.phone ?? from, writer?.name ?? '', beijingTime(sentAt), excerptOf(content)].join(
          '  ',
        );
      }),
    );
    return right(lines.length === 0 ? '没有待回复的咨询' : lines.join('\n'));
  };
