import { left, right, type Either } from 'fp-ts/Either';
import { enquiryAbouts, enquiryTimes } from '../../../../contract/enquiry/enquiry';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Enquiries, Enquiry } from '../../ports/enquiries';

export interface EnquiryDeskNeeds {
  readonly enquiries: Pick<Enquiries, 'open' | 'close'>;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about enquiries (SCR-15, OPS-06); each answers lines for the terminal. */
export interface EnquiryDesk {
  readonly list: () => Line;
  readonly close: (number: number) => Line;
}

const mostListed = 200;

/** Lists the open enquiries with the members to call, and closes those that were answered. */
export const makeEnquiryDesk = ({ enquiries, accounts, clock }: EnquiryDeskNeeds): EnquiryDesk => {
  const lineOf = async ({
    number,
    accountId,
    about,
    organization,
    need,
    time,
    sentAt,
  }: Enquiry): Promise<string> => {
    const account = await accounts.byId(accountId);
    return [
      `编号 ${number}`,
      enquiryAbouts[about],
      organization,
      account?.name ?? '',
      account?.phone ?? '',
      need.replaceAll(/\s+/g, ' '),
      enquiryTimes[time],
      `提交于 ${beijingTime(sentAt)}`,
    ]
      .filter((part) => part !== '')
      .join('  ');
  };
  return {
    list: async () => {
      const open = await enquiries.open(mostListed);
      return right(open.length === 0 ? '没有待答复的咨询' : (await Promise.all(open.map(lineOf))).join('\n'));
    },
    close: async (number) =>
      (await enquiries.close(number, clock.now()))
        ? right(`编号 ${number} 已答复，不再列出`)
        : left(`没有编号为 ${number} 的待答复咨询`),
  };
};
