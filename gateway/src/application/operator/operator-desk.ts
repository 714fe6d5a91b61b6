import { left, right, type Either } from 'fp-ts/Either';
import { service } from '../../domain/chat/voices';
import type { Accounts } from '../../ports/accounts';
import type { SendMessage } from '../../ports/messages';
import type { Sessions } from '../../ports/sessions';
import type { OwnChats } from '../chat/own-chats';
import type { ActivityDesk } from './activity-desk';
import type { BidDesk } from './bid-desk';
import type { CaptchaReport } from './captcha-report';
import type { CodesReport } from './codes-report';
import type { EnquiryDesk } from './enquiry-desk';
import type { EnrolmentDesk } from './enrolment-desk';
import type { GateDesk } from './gate-desk';
import type { KindImportDesk } from './kind-import-desk';
import type { KindDesk } from './kind-desk';
import type { NdaDesk } from './nda-desk';
import type { NoticesReport } from './notices-report';
import type { NewsDesk } from './news-desk';
import type { OrderDesk } from './order-desk';
import type { PublicationDesk } from './publication-desk';
import type { ReportDesk } from './report-desk';
import type { ReviewDesk } from './review-desk';
import type { SubmissionDesk } from './submission-desk';
import type { SurveyDesk } from './survey-desk';
import type { TicketDesk } from './ticket-desk';
import type { WaitingReport } from './waiting-report';

export interface OperatorDeskNeeds {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly send: SendMessage;
  readonly codes: CodesReport;
  readonly notices: NoticesReport;
  readonly captcha: CaptchaReport;
  readonly review: ReviewDesk;
  readonly orders: OrderDesk;
  readonly activities: ActivityDesk;
  readonly bids: BidDesk;
  readonly enquiries: EnquiryDesk;
  readonly enrolments: EnrolmentDesk;
  readonly gates: GateDesk;
  readonly news: NewsDesk;
  readonly ndas: NdaDesk;
  readonly publications: PublicationDesk;
  readonly reports: ReportDesk;
  readonly submissions: SubmissionDesk;
  readonly surveys: SurveyDesk;
  readonly tickets: TicketDesk;
  readonly kinds: KindDesk;
  readonly imports: KindImportDesk;
  readonly waiting: WaitingReport;
  readonly read: OwnChats['read'];
}

/** What an operator may do while the gateway runs; each answers a line for the terminal. */
export interface OperatorDesk {
  readonly notices: NoticesReport;
  readonly say: (from: string, to: string, text: string) => Promise<Either<string, string>>;
  readonly waiting: WaitingReport;
  readonly revokeSessions: (phone: string) => Promise<Either<string, string>>;
  readonly codes: CodesReport;
  readonly captcha: CaptchaReport;
  readonly review: ReviewDesk;
  readonly orders: OrderDesk;
  readonly activities: ActivityDesk;
  readonly bids: BidDesk;
  readonly enquiries: EnquiryDesk;
  readonly enrolments: EnrolmentDesk;
  readonly gates: GateDesk;
  readonly news: NewsDesk;
  readonly ndas: NdaDesk;
  readonly publications: PublicationDesk;
  readonly reports: ReportDesk;
  readonly submissions: SubmissionDesk;
  readonly surveys: SurveyDesk;
  readonly tickets: TicketDesk;
  readonly kinds: KindDesk;
  readonly imports: KindImportDesk;
}

export const makeOperatorDesk = ({
  accounts,
  sessions,
  send,
  codes,
  notices,
  captcha,
  review,
  orders,
  activities,
  bids,
  enquiries,
  submissions,
  kinds,
  imports,
  enrolments,
  gates,
  news,
  ndas,
  publications,
  reports,
  surveys,
  tickets,
  waiting,
  read,
}: OperatorDeskNeeds): OperatorDesk => {
  /** The platform's service is called by its name, everybody else by their phone. */
  const partyOf = (name: string): Promise<Either<string, string>> =>
    name === service.name || name === service.id ? Promise.resolve(right(service.id)) : idOf(name);
  const idOf = async (phone: string): Promise<Either<string, string>> => {
    const found = await accounts.byPhone(phone);
    return found === null ? left(`没有手机号为 ${phone} 的账号`) : right(found.account.id);
  };

  return {
    codes,
    notices,
    captcha,
    review,
    orders,
    activities,
    bids,
    enquiries,
    submissions,
    kinds,
    imports,
    enrolments,
    gates,
    news,
    ndas,
    publications,
    reports,
    surveys,
    tickets,
    waiting,
    say: async (from, to, text) => {
      const [sender, recipient] = await Promise.all([partyOf(from), partyOf(to)]);
      if (sender._tag === 'Left') return sender;
      if (recipient._tag === 'Left') return recipient;
      const sent = await send({ from: sender.right, to: recipient.right, content: text, clientId: null });
      if (sent._tag === 'Left') return left(sent.left.text);
      const { id } = sent.right.message;
      // The service's conversations have no reader: its own answer marks them as read.
      if (sender.right === service.id) await read(service.id, recipient.right, id);
      return right(`已发送，消息编号 ${id}`);
    },
    revokeSessions: async (phone) => {
      const account = await idOf(phone);
      if (account._tag === 'Left') return account;
      const count = await sessions.endAll(account.right);
      return right(`已撤销 ${count} 个登录`);
    },
  };
};
