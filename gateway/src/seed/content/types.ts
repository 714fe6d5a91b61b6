import type { InvestorKind } from '../../../../contract/investor/investor';
import type { BidStepKind } from '../../../../contract/bid/bid';
import type { NewsDraft } from '../../domain/news/news-piece';
import type { InvoiceForm } from '../../domain/order/order';
import type { PayChannel } from '../../domain/order/order-event';
import type { HideableBuyField } from '../../domain/buy/buy';
import type { DealState, HideableField } from '../../domain/sale/sale';

/**
 * The shapes of the seed. Nothing here carries a calendar date: every time is a distance back from
 * the moment of seeding, every year a distance back from that moment's year, so that the data
 * reads sensibly on any day.
 */

/** 委托出售, 平台自营, 国资挂牌, 上市公司剥离, 司法处置. */
type SeedSourceType = 'entrust' | 'platform' | 'soe' | 'listed' | 'court';

/** One finished business year; amounts in 万元 as decimal strings. */
export interface SeedFinance {
  /** 1 is the last full calendar year before seeding; rows run 3, 2, 1. */
  readonly yearsAgo: 1 | 2 | 3;
  readonly revenue: string;
  /** At least the net profit, and hidden with it. */
  readonly ebitda: string;
  /** Hidden in every row when 'netProfit' is hidden. */
  readonly netProfit: string;
  readonly assets: string;
  readonly liabilities: string;
  readonly audited: boolean;
}

interface SeedProcessStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'next';
  /** When the step began; null for what lies ahead. */
  readonly daysAgo: number | null;
}

interface SeedDocument {
  readonly id: string;
  readonly name: string;
  readonly pages: number;
}

/**
 * One deal with all its values, the hidden ones included.
 * The wire's `revenue`, `netProfit` and `revenueYear` are those of the last row of `finances`.
 */
export interface SeedSale {
  readonly id: string;
  /** Listed unless told. */
  readonly state?: DealState;
  readonly sourceType: SeedSourceType;
  readonly code: string;
  readonly title: string;
  /** A name of the industry tree, of the second level. */
  readonly industry: string;
  /** A province and a city with a space between; a municipality alone. */
  readonly region: string;
  readonly stage: string;
  readonly amountLabel: '转让金额' | '融资金额';
  /** 万元; null is 面议. */
  readonly amount: string | null;
  readonly revenue: string;
  /** Signed per cent against the year before, one decimal; null where the two years do not compare. */
  readonly revenueGrowth: string | null;
  readonly netProfit: string;
  /** Whole-company equity value in 万元 (pre-money for a financing); null where nobody has put one. */
  readonly valuation: string | null;
  readonly confirmedDaysAgo: number;
  /** Place among the recommended deals of home, 1 first; null is not recommended. */
  readonly recommended: number | null;
  readonly hidden: readonly HideableField[];
  readonly teaser: string;
  readonly foundedYear: number;
  readonly employees: number;
  readonly rdEmployees: number | null;
  readonly companyName: string;
  readonly customers: string;
  readonly reason: string;
  readonly highlights: readonly string[];
  readonly finances: readonly [SeedFinance, SeedFinance, SeedFinance];
  readonly process: readonly SeedProcessStep[];
  readonly documents: readonly SeedDocument[];
}

/** One demand with all its values, the hidden ones included. */
export interface SeedBuy {
  readonly id: string;
  readonly code: string;
  /** The account that it belongs to; null for the platform. */
  readonly ownerId: string | null;
  /** Listed unless told. */
  readonly state?: DealState;
  readonly title: string;
  /** An id of the table of buyer types. */
  readonly buyerType: string;
  readonly hundred: boolean;
  readonly companyName: string;
  readonly contact: string;
  /** Names of the trees, of either level; '不限' alone. */
  readonly industries: readonly string[];
  readonly regions: readonly string[];
  /** Names of rounds. */
  readonly rounds: readonly string[];
  /** 万元; null is an open end, both are 面议. */
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  readonly stake: string;
  readonly funding: string;
  readonly requirements: string;
  readonly profile: string;
  readonly confirmedDaysAgo: number;
  /** Below zero for one that has expired. */
  readonly expiresInDays: number;
  readonly hidden: readonly HideableBuyField[];
}

/** What a member said when a demand was enrolled in the programme of the hundred buyers; it waits where the demand is not in it. */
export interface SeedEnrolment {
  readonly buyId: string;
  readonly statement: string;
  readonly daysAgo: number;
}

/** An investor; region, focus and rounds by their names in the trees, sums in 万元. */
export interface SeedInvestor {
  readonly id: string;
  readonly name: string;
  readonly kind: InvestorKind;
  readonly region: string;
  readonly focus: readonly string[];
  readonly rounds: readonly string[];
  readonly chequeMin: string;
  readonly chequeMax: string;
  readonly cases: number;
  readonly intro: string;
}

/** `link` is a path of a page that stands, or null. */
export interface SeedBanner {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle: string;
  readonly link: string | null;
  readonly sort: number;
}

/** `picture` is a file of the application's own, or null; `html` rich text of the sanitiser's elements alone. */
export interface SeedNews extends NewsDraft {
  readonly daysAgo: number;
}

export interface SeedHotWord {
  readonly id: string;
  readonly word: string;
  readonly sort: number;
}

/** Someone who can log in; userName on the wire is `phone`. */
export interface SeedAccount {
  readonly id: string;
  readonly phone: string;
  readonly name: string;
  readonly company: string;
  readonly position: string;
  /** In clear here, because it is shown at start; only its hash goes into the database. */
  readonly password: string;
  /** null is unverified. */
  readonly prove: '1' | '2' | null;
  /** True is isremove '1'. */
  readonly removed: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly registeredDaysAgo: number;
  /** True for the accounts that `npm start` prints; false for counterparts who only write. */
  readonly demo: boolean;
}

/** The platform's own voices; they cannot log in. */
export interface SeedSender {
  readonly id: string;
  readonly name: string;
}

/** An interest or a bid with everything that happened to it, the oldest first; where it stands is what came last. */
export interface SeedBid {
  readonly accountId: string;
  readonly saleId: string;
  readonly kind: 'interest' | 'bid';
  readonly note: string;
  readonly steps: readonly {
    readonly kind: BidStepKind;
    readonly daysAgo: number;
    /** 万元. */
    readonly amount?: string;
    readonly words: string;
  }[];
}

export interface SeedNda {
  readonly accountId: string;
  readonly saleId: string;
  readonly state: 'pending' | 'signed' | 'rejected' | 'expired';
  readonly daysAgo: number;
}

/** Somebody asked about something, and whom. */
export interface SeedConsultation {
  readonly accountId: string;
  readonly kind: 'sale' | 'buy' | 'transfer';
  readonly target: string;
  readonly peerId: string;
  readonly hoursAgo: number;
}

/** `from` is the id of an account or of a sender, `to` the id of an account. */
export interface SeedMessage {
  readonly from: string;
  readonly to: string;
  readonly kind: 'chat' | 'notice' | 'deal' | 'order';
  readonly title: string | null;
  /** Plain text: the whole of a plain message, the summary of a rich one. */
  readonly content: string;
  readonly html: string | null;
  readonly hoursAgo: number;
  /** Whether `to` has read it. */
  readonly read: boolean;
  /** A path of a page that stands, or null. */
  readonly link: string | null;
}

/** What came to an order of the seed. */
export type SeedOrderEvent =
  | { readonly kind: 'prepaid'; readonly channel: PayChannel }
  | { readonly kind: 'charged' | 'cancelAsked' | 'deadlinePassed' | 'refundApproved' | 'invoiceIssued' }
  | { readonly kind: 'refundAsked'; readonly reason: string }
  | { readonly kind: 'invoiceAsked'; readonly form: InvoiceForm };

/** An order as it was lived; what it comes to is what the state machine makes of it. */
export interface SeedOrder {
  /** Ten digits, after the day in the order's number. */
  readonly number: string;
  readonly accountId: string;
  readonly goodsId: string;
  readonly hoursAgo: number;
  /** In the order of time. */
  readonly life: readonly { readonly hoursAfter: number; readonly event: SeedOrderEvent }[];
}
