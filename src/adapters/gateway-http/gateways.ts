import { accountCalls, credentialCalls } from '../../../contract/account/calls';
import { assistantCalls } from '../../../contract/assistant/calls';
import { bidCalls } from '../../../contract/bid/calls';
import { buyCalls } from '../../../contract/buy/calls';
import { chatCalls } from '../../../contract/chat/calls';
import { enrolmentCalls } from '../../../contract/enrolment/calls';
import { favouriteCalls } from '../../../contract/favourite/calls';
import { homeCalls } from '../../../contract/home/calls';
import { deviceCalls, profileCalls, pushCalls } from '../../../contract/member/calls';
import { membershipCalls } from '../../../contract/membership/calls';
import { messageCalls } from '../../../contract/message/calls';
import { ndaCalls } from '../../../contract/nda/calls';
import { newsCalls } from '../../../contract/news/calls';
import { payHostCalls } from '../../../contract/payment/calls';
import { openIdCalls, orderCalls } from '../../../contract/order/calls';
import { consentCalls } from '../../../contract/privacy/calls';
import { publicationCalls } from '../../../contract/publication/calls';
import { reportCalls } from '../../../contract/report/calls';
import { saleCalls } from '../../../contract/sale/calls';
import { searchCalls } from '../../../contract/search/calls';
import { transferCalls } from '../../../contract/transfer/calls';
import { previewCalls, uploadCalls } from '../../../contract/upload/calls';
import { verificationCalls } from '../../../contract/verification/calls';
import type { Gateways } from '../../ports/gateways';
import { accountForming } from './account-forming';
import { askOver } from './ask-over';
import { buyForming } from './buy-forming';
import { chatForming } from './chat-forming';
import { favouriteForming } from './favourite-forming';
import type { GatewayCaller } from './gateway-caller';
import { homeForming } from './home-forming';
import { credentialForming, profileForming, verificationForming } from './member-forming';
import { messageForming } from './message-forming';
import { orderForming } from './order-gateway';
import { saleForming } from './sale-forming';
import { verificationCodesOver } from './verification-codes';

/** Every call of the contract, made over one caller. */
export const gatewaysOver = (caller: GatewayCaller): Gateways => ({
  account: askOver(caller, accountCalls, accountForming),
  assistant: askOver(caller, assistantCalls),
  bids: askOver(caller, bidCalls),
  buy: askOver(caller, buyCalls, buyForming),
  chat: askOver(caller, chatCalls, chatForming),
  consent: askOver(caller, consentCalls),
  codes: verificationCodesOver(caller),
  credentials: askOver(caller, credentialCalls, credentialForming),
  devices: askOver(caller, deviceCalls),
  enrolments: askOver(caller, enrolmentCalls),
  favourite: askOver(caller, favouriteCalls, favouriteForming),
  home: askOver(caller, homeCalls, homeForming),
  reporting: askOver(caller, reportCalls),
  sale: askOver(caller, saleCalls, saleForming),
  searches: askOver(caller, searchCalls),
  membership: askOver(caller, membershipCalls),
  message: askOver(caller, messageCalls, messageForming),
  ndas: askOver(caller, ndaCalls),
  news: askOver(caller, newsCalls),
  openIds: askOver(caller, openIdCalls),
  orders: askOver(caller, orderCalls, orderForming),
  payHost: askOver(caller, payHostCalls),
  profile: askOver(caller, profileCalls, profileForming),
  publications: askOver(caller, publicationCalls),
  pushSettings: askOver(caller, pushCalls),
  transfer: askOver(caller, transferCalls),
  upload: askOver(caller, uploadCalls),
  uploadPreviews: askOver(caller, previewCalls),
  verification: askOver(caller, verificationCalls, verificationForming),
});
