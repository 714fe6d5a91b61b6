import { accountCalls, codeCalls, credentialCalls } from './account/calls';
import { activityCalls } from './activity/calls';
import { activityRegistrationCalls } from './activity/registration-calls';
import { askCalls, assistantCalls } from './assistant/calls';
import { bidCalls } from './bid/calls';
import { buyCalls } from './buy/calls';
import type { CallFamily } from './call/call';
import { chatCalls } from './chat/calls';
import { conferenceCalls } from './conference/calls';
import { determinationCalls } from './determination/calls';
import { enquiryCalls } from './enquiry/calls';
import { enrolmentCalls } from './enrolment/calls';
import { favouriteCalls } from './favourite/calls';
import { fundCalls } from './fund/calls';
import { gateCalls } from './gate/calls';
import { homeCalls } from './home/calls';
import { investorCalls } from './investor/calls';
import { deviceCalls, profileCalls, pushCalls } from './member/calls';
import { membershipCalls } from './membership/calls';
import { matchingCalls } from './matching/calls';
import { messageCalls } from './message/calls';
import { ndaCalls } from './nda/calls';
import { newsCalls } from './news/calls';
import { openIdCalls, orderCalls } from './order/calls';
import { payHostCalls } from './payment/calls';
import { organizationCalls } from './organization/calls';
import { presentationCalls, presentationPictureCalls } from './presentation/calls';
import { parkCalls } from './park/calls';
import { consentCalls } from './privacy/calls';
import { publicationCalls } from './publication/calls';
import { findCalls } from './search/find-calls';
import { reportCalls } from './report/calls';
import { shareCalls } from './share/calls';
import { saleCalls } from './sale/calls';
import { searchCalls } from './search/calls';
import { statisticsCalls } from './statistics/calls';
import { submissionCalls } from './submission/calls';
import { surveyCalls } from './survey/calls';
import { ticketCalls } from './ticket/calls';
import { soeCalls } from './soe/calls';
import { transferCalls } from './transfer/calls';
import { previewCalls, uploadCalls } from './upload/calls';
import { verificationCalls } from './verification/calls';

/**
 * All families of calls, in the order of the documents. This is their only list: ports, the client's adapter, fakes,
 * the gateway's table of endpoints, documents and checks derive from it. A family `x` is exported as `xCalls`, its
 * examples as `xExamples` (tools/docs/contract/examples). The comment above it is its title in the documents.
 */
export const families = {
  /** Ways in */
  account: accountCalls,
  /** Codes by text message */
  code: codeCalls,
  /** Own ways in */
  credential: credentialCalls,
  /** Consents and own data */
  consent: consentCalls,
  /** Home */
  home: homeCalls,
  /** Deals */
  sale: saleCalls,
  /** Demands */
  buy: buyCalls,
  /** Enrolments of the hundred buyers */
  enrolment: enrolmentCalls,
  /** NDAs */
  nda: ndaCalls,
  /** Interests and bids */
  bid: bidCalls,
  /** Share transfers */
  transfer: transferCalls,
  /** Private funds */
  fund: fundCalls,
  /** Tickets and gates */
  gate: gateCalls,
  /** Investors */
  investor: investorCalls,
  /** Deals sent to investors */
  submission: submissionCalls,
  /** Organizations that serve deals */
  organization: organizationCalls,
  /** Listings of state-owned assets */
  soe: soeCalls,
  /** Roadshow presentations */
  presentation: presentationCalls,
  /** Pages of presentations */
  presentationPicture: presentationPictureCalls,
  /** Figures of the market */
  statistics: statisticsCalls,
  /** Free-trade zones and parks */
  park: parkCalls,
  /** Conferences */
  conference: conferenceCalls,
  /** Activities */
  activity: activityCalls,
  /** Registrations for activities */
  activityRegistration: activityRegistrationCalls,
  /** Determinations of readers of funds */
  determination: determinationCalls,
  /** The survey about funds */
  survey: surveyCalls,
  /** Favourites */
  favourite: favouriteCalls,
  /** Own publications */
  publication: publicationCalls,
  /** Counterparties of own publications */
  matching: matchingCalls,
  /** Posters */
  share: shareCalls,
  /** Search over all kinds */
  find: findCalls,
  /** Saved searches */
  search: searchCalls,
  /** Enquiries about services */
  enquiry: enquiryCalls,
  /** Reports */
  report: reportCalls,
  /** News */
  news: newsCalls,
  /** Messages */
  message: messageCalls,
  /** Asking the assistant */
  ask: askCalls,
  /** Talks with the assistant */
  assistant: assistantCalls,
  /** Conversations */
  chat: chatCalls,
  /** Profile */
  profile: profileCalls,
  /** Logins of a member */
  device: deviceCalls,
  /** Pushes */
  push: pushCalls,
  /** Verification */
  verification: verificationCalls,
  /** Uploads */
  upload: uploadCalls,
  /** Pictures of uploads */
  preview: previewCalls,
  /** Memberships */
  membership: membershipCalls,
  /** Orders */
  order: orderCalls,
  /** Tickets of conferences */
  ticket: ticketCalls,
  /** Persons of WeChat */
  openId: openIdCalls,
  /** Pay host */
  payHost: payHostCalls,
} as const satisfies Readonly<Record<string, CallFamily>>;

export type Families = typeof families;
