import type { CallFamily } from '../../../contract/call/call';
import { accountCalls, codeCalls, credentialCalls } from '../../../contract/account/calls';
import { askCalls, assistantCalls } from '../../../contract/assistant/calls';
import { chatCalls } from '../../../contract/chat/calls';
import { buyCalls } from '../../../contract/buy/calls';
import { bidCalls } from '../../../contract/bid/calls';
import { enrolmentCalls } from '../../../contract/enrolment/calls';
import { favouriteCalls } from '../../../contract/favourite/calls';
import { homeCalls } from '../../../contract/home/calls';
import { deviceCalls, profileCalls, pushCalls } from '../../../contract/member/calls';
import { membershipCalls } from '../../../contract/membership/calls';
import { messageCalls } from '../../../contract/message/calls';
import { openIdCalls, orderCalls } from '../../../contract/order/calls';
import { payHostCalls } from '../../../contract/payment/calls';
import { consentCalls } from '../../../contract/privacy/calls';
import { ndaCalls } from '../../../contract/nda/calls';
import { newsCalls } from '../../../contract/news/calls';
import { publicationCalls } from '../../../contract/publication/calls';
import { reportCalls } from '../../../contract/report/calls';
import { saleCalls } from '../../../contract/sale/calls';
import { searchCalls } from '../../../contract/search/calls';
import { transferCalls } from '../../../contract/transfer/calls';
import { previewCalls, uploadCalls } from '../../../contract/upload/calls';
import { verificationCalls } from '../../../contract/verification/calls';
import { accountExamples, codeExamples, credentialExamples } from './examples/account';
import { askExamples, assistantExamples } from './examples/assistant';
import { chatExamples } from './examples/chat';
import { buyExamples } from './examples/buy';
import { bidExamples } from './examples/bid';
import { homeExamples, saleExamples } from './examples/deal';
import { enrolmentExamples } from './examples/enrolment';
import { ndaExamples } from './examples/nda';
import { reportExamples } from './examples/report';
import { searchExamples } from './examples/search';
import { favouriteExamples } from './examples/favourite';
import { newsExamples } from './examples/news';
import { publicationExamples } from './examples/publication';
import { deviceExamples, profileExamples, pushExamples } from './examples/member';
import { messageExamples } from './examples/message';
import { membershipExamples, openIdExamples, orderExamples, payHostExamples } from './examples/order';
import { transferExamples } from './examples/transfer';
import { consentExamples, previewExamples, uploadExamples, verificationExamples } from './examples/record';
import type { Examples } from './examples/example';

/** A family of calls with the file that declares it, the name it has there, and an example of each. */
export interface Family {
  readonly file: string;
  readonly name: string;
  readonly title: string;
  readonly calls: CallFamily;
  readonly examples: Readonly<Record<string, { readonly asked: unknown; readonly answered: unknown }>>;
}

const family = <F extends CallFamily>(
  file: string,
  name: string,
  title: string,
  calls: F,
  examples: Examples<F>,
): Family => ({ file: `contract/${file}/calls.ts`, name, title, calls, examples });

/** Every call of the contract, in the order in which it is read. */
export const families: readonly Family[] = [
  family('account', 'accountCalls', 'Ways in', accountCalls, accountExamples),
  family('account', 'codeCalls', 'Codes by text message', codeCalls, codeExamples),
  family('account', 'credentialCalls', "One's own ways in", credentialCalls, credentialExamples),
  family('privacy', 'consentCalls', 'Consents and own data', consentCalls, consentExamples),
  family('home', 'homeCalls', 'Home', homeCalls, homeExamples),
  family('sale', 'saleCalls', 'Deals', saleCalls, saleExamples),
  family('buy', 'buyCalls', 'Demands', buyCalls, buyExamples),
  family(
    'enrolment',
    'enrolmentCalls',
    'Enrolments of the hundred buyers',
    enrolmentCalls,
    enrolmentExamples,
  ),
  family('nda', 'ndaCalls', 'NDAs', ndaCalls, ndaExamples),
  family('bid', 'bidCalls', 'Interests and bids', bidCalls, bidExamples),
  family('transfer', 'transferCalls', 'Share transfers', transferCalls, transferExamples),
  family('favourite', 'favouriteCalls', 'Favourites', favouriteCalls, favouriteExamples),
  family('publication', 'publicationCalls', 'Own publications', publicationCalls, publicationExamples),
  family('search', 'searchCalls', 'Saved searches', searchCalls, searchExamples),
  family('report', 'reportCalls', 'Reports', reportCalls, reportExamples),
  family('news', 'newsCalls', 'News', newsCalls, newsExamples),
  family('message', 'messageCalls', 'Messages', messageCalls, messageExamples),
  family('assistant', 'askCalls', 'Asking the assistant', askCalls, askExamples),
  family('assistant', 'assistantCalls', 'Talks with the assistant', assistantCalls, assistantExamples),
  family('chat', 'chatCalls', 'Conversations', chatCalls, chatExamples),
  family('member', 'profileCalls', 'Profile', profileCalls, profileExamples),
  family('member', 'deviceCalls', 'Logins of a member', deviceCalls, deviceExamples),
  family('member', 'pushCalls', 'Pushes', pushCalls, pushExamples),
  family('verification', 'verificationCalls', 'Verification', verificationCalls, verificationExamples),
  family('upload', 'uploadCalls', 'Uploads', uploadCalls, uploadExamples),
  family('upload', 'previewCalls', 'Pictures of uploads', previewCalls, previewExamples),
  family('membership', 'membershipCalls', 'Memberships', membershipCalls, membershipExamples),
  family('order', 'orderCalls', 'Orders', orderCalls, orderExamples),
  family('order', 'openIdCalls', 'Persons of WeChat', openIdCalls, openIdExamples),
  family('payment', 'payHostCalls', 'Pay host', payHostCalls, payHostExamples),
];
