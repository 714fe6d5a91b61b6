import { right, type Either } from 'fp-ts/Either';
import { excerptOf } from '../../../../contract/chat/excerpt';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { newestTie } from '../../domain/chat/tie';
import { service } from '../../domain/chat/voices';
import type { Accounts } from '../../ports/accounts';
import type { FindDeal } from '../../ports/deal-finder';
import type { Inbox } from '../../ports/inbox';
import type { Parties } from '../../ports/parties';

export interface WaitingReportNeeds {
  readonly inbox: Pick<Inbox, 'page'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly parties: Pick<Parties, 'askedOfService'>;
  readonly findDeal: FindDeal;
}

/**
 * Who wrote to the platform's service and has no answer: one line each, the newest first (OPS-06), with the thing
 * that they asked about last.
 */
export type WaitingReport = () => Promise<Either<string, string>>;

const mostListed = 100;

export const makeWaitingReport = ({
  inbox,
  accounts,
  parties,
  findDeal,
}: WaitingReportNeeds): WaitingReport => {
  const askedAbout = async (accountId: string): Promise<readonly string[]> => {
    const tie = newestTie(await parties.askedOfService(accountId));
    const deal = tie === null ? null : await findDeal(tie);
    return deal === null ? [] : [`咨询 ${deal.code} ${deal.title}`];
  };
  return async () => {
    const asked = { after: null, page: 1, pageSize: mostListed };
    const { list } = await inbox.page(service.id, { of: 'chat', found: null }, asked);
    const open = list.filter(({ message }) => message.from !== service.id && message.recalledAt === null);
    const lines = await Promise.all(
      open.map(async ({ message: { from, content, sentAt } }) => {
        const [writer, about] = await Promise.all([accounts.byId(from), askedAbout(from)]);
        return [
          ...[writer?.phone ?? from, writer?.name ?? '', beijingTime(sentAt)],
          ...[...about, excerptOf(content)],
        ].join('  ');
      }),
    );
    return right(lines.length === 0 ? '没有待回复的咨询' : lines.join('\n'));
  };
};
