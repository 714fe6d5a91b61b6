import type { BuyState } from '../../contract/buy/wire-buy';
import type { DealState } from '../../contract/deal/deal-state';
import type { Families } from '../../contract/families';
import type { InboxPart } from '../../contract/message/inbox-row';
import type { IncomingMessage } from '../../contract/socket/incoming-message';
import type { Fen } from '../../contract/values/fen';
import type { Buy, BuyDetail } from '../domain/buy/buy';
import type { ChatMessage } from '../domain/chat/chat-message';
import type { InboxRow } from '../domain/message/inbox-row';
import type { Message } from '../domain/message/message';
import type { InvoiceForm, RefundForm } from '../domain/order/order-forms';
import type { OrderStateFilter } from '../domain/order/order-state';
import type { Page, PageRequest } from '../domain/page/page';
import type { Sale } from '../domain/sale/sale';
import type { SaleDetail } from '../domain/sale/sale-detail';
import type { PasswordLogin } from '../domain/session/password-login';
import type { PhoneProof } from '../domain/session/phone-proof';
import type { CodeLogin, PasswordReset, Registration, ValidateLogin } from '../domain/session/ways-in';
import type { WechatLoginAnswer } from '../domain/session/wechat-login';
import type { User } from '../domain/user/user';
import type { Done, GivenTo, OwnForms } from './asked';

/** A deal among a member's favourites, with its present state. */
export interface KeptSale {
  readonly sale: Sale;
  readonly state: DealState;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** A demand among a member's favourites, likewise. */
export interface KeptBuy {
  readonly buy: Buy;
  readonly state: BuyState;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** What names a thing of a kind whose addresses hold the source type. */
export interface SaleAddress {
  readonly sourceType: string;
  readonly id: string;
}

/** What names a demand. */
export interface BuyAddress {
  readonly id: string;
}

/** Which demands an overview covers: all, or those of the programme's buyers. */
export interface BuyOverviewOf {
  readonly hundred: boolean;
}

/** The ordered item, with the key that keeps a repeated order from being placed twice (PAY-13). */
export type PlacedOrder = GivenTo<Families['order']['placeAnOrder']>;

/** The parameters of an upload. */
export type Upload = GivenTo<Families['upload']['upload']>;

/** The application for a verification; its texts are sent trimmed. */
export type VerificationApplication = GivenTo<Families['verification']['submit']>;

/** Which rows of the inbox are asked for. */
export interface InboxRequest extends PageRequest {
  readonly of?: InboxPart;
  /** Searched in names, titles and contents; null for no search. */
  readonly keyword?: string | null;
}

/** Which orders a list shows; by a filter of its own. */
export interface OrderListRequest extends PageRequest {
  readonly state: OrderStateFilter;
}

interface OfOrder {
  readonly orderNo: string;
}

/**
 * Where the domain has a form of its own for what a call takes or answers, by family. `object`: the same form, which
 * the adapter trims or sorts.
 */
export interface CallForms extends Readonly<{ [Name in keyof Families]?: OwnForms<Families[Name]> }> {
  readonly account: {
    readonly loginByPassword: { readonly given: PasswordLogin };
    /** A token, or the person whose phone is to be bound (LOG-05). */
    readonly loginByWechat: { readonly answer: WechatLoginAnswer };
    readonly loginByCode: { readonly given: CodeLogin };
    readonly loginByValidate: { readonly given: ValidateLogin };
    readonly register: { readonly given: Registration };
    readonly checkCode: { readonly given: PhoneProof };
    readonly resetPassword: { readonly given: PasswordReset };
    readonly currentUser: { readonly answer: User };
  };
  readonly buy: {
    readonly list: { readonly answer: Page<Buy> };
    readonly detail: { readonly answer: BuyDetail };
    readonly card: { readonly answer: Buy };
  };
  readonly chat: { readonly history: { readonly answer: Page<ChatMessage> } };
  readonly credential: { readonly unsubscribe: object };
  readonly favourite: {
    readonly sale: { readonly answer: Page<KeptSale> };
    readonly buy: { readonly answer: Page<KeptBuy> };
  };
  /** Pictures and words come sorted (SCR-01). */
  readonly home: {
    readonly banners: object;
    readonly deals: { readonly answer: readonly Sale[] };
    readonly hotWords: object;
  };
  readonly message: {
    readonly list: { readonly given: InboxRequest; readonly answer: Page<InboxRow> };
    /** As the socket would have brought them. */
    readonly since: { readonly answer: readonly IncomingMessage[] };
    readonly detail: { readonly answer: Message };
  };
  /** A list by its filter, forms as they were typed. */
  readonly order: {
    readonly list: { readonly given: OrderListRequest };
    /** With the sum that was shown; null where no rule says one. */
    readonly saveRefund: { readonly given: OfOrder & RefundForm & { readonly amount: Fen | null } };
    readonly saveInvoice: { readonly given: OfOrder & InvoiceForm };
  };
  readonly profile: {
    readonly save: object;
    /** The picture's address comes with the user's data. */
    readonly saveAvatar: { readonly answer: Done };
  };
  readonly sale: {
    readonly list: { readonly answer: Page<Sale> };
    readonly detail: { readonly answer: SaleDetail };
    readonly card: { readonly answer: Sale };
    readonly compare: { readonly answer: readonly SaleDetail[] };
  };
  readonly verification: { readonly submit: object };
}

/** The own forms of one family. */
export type FormsOf<Name extends keyof Families> = Name extends keyof CallForms ? CallForms[Name] : object;
