import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { isSayable } from '../../../../contract/rules/bid-rule';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { numbersOfDay, orderNumber } from '../../domain/order/order-number';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { ConferenceTickets, PendingRegistration } from '../../ports/conference-tickets';
import type { Random } from '../../ports/random';
import { ticketNotices } from '../conference-ticket/ticket-notices';

export interface TicketDeskNeeds {
  readonly tickets: Pick<ConferenceTickets, 'pending' | 'approve' | 'reject'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Clock;
  readonly random: Random;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about registrations with a review (OPS-06); each answers lines for the terminal. */
export interface TicketDesk {
  readonly list: () => Line;
  readonly approve: (registrationId: string) => Line;
  readonly reject: (registrationId: string, reason: string) => Line;
}

const mostListed = 200;
const shortestReason = 2;
const longestReason = 200;

/** Decides about registrations and notifies the member at once. */
export const makeTicketDesk = ({ tickets, accounts, clock, random }: TicketDeskNeeds): TicketDesk => {
  const lineOf = async (pending: PendingRegistration): Promise<string> => {
    const { id, accountId, conferenceTitle, typeName, attendees, registeredAt } = pending;
    const phone = (await accounts.byId(accountId))?.phone ?? accountId;
    const people = attendees.map(({ name, company }) =>
      [name, company].filter((part) => part !== '').join(' '),
    );
    return [
      id,
      conferenceTitle,
      typeName,
      phone,
      `${attendees.length} 人：${people.join('、')}`,
      `提交于 ${beijingTime(registeredAt)}`,
    ].join('  ');
  };
  const unknown = (id: string) => left(`没有编号为 ${id} 的报名`);
  return {
    list: async () => {
      const waiting = await tickets.pending(mostListed);
      if (waiting.length === 0) return right('没有待审核的会议报名');
      return right((await Promise.all(waiting.map(lineOf))).join('\n'));
    },
    approve: async (id) => {
      const now = clock.now();
      const orderNo = orderNumber(now, random.integer(numbersOfDay));
      const approved = await tickets.approve(id, orderNo, now, ticketNotices(now).approved);
      if (approved === null) return unknown(id);
      if (isLeft(approved)) return left(`${id} 不在待审核状态`);
      return right(
        approved.right.orderNo === null
          ? `${id} 已通过，门票已生效，已告知报名人`
          : `${id} 已通过，席位保留 24 小时待支付，已告知报名人`,
      );
    },
    reject: async (id, given) => {
      const reason = given.trim();
      if (!isSayable(reason, shortestReason, longestReason))
        return left(`请写明原因（${shortestReason} 至 ${longestReason} 字）`);
      const now = clock.now();
      const rejected = await tickets.reject(id, reason, now, ticketNotices(now).rejected(reason));
      if (rejected === null) return unknown(id);
      if (isLeft(rejected)) return left(`${id} 不在待审核状态`);
      return right(`${id} 未通过，已告知报名人：${reason}`);
    },
  };
};
