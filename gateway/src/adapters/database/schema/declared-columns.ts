import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { account, loginSession, ticket, token } from './account';
import { activityRegistration } from './activity-registration';
import { answeredCall } from './answered-call';
import { assistantConversation, assistantTurn, leftThread } from './assistant';
import { attemptCount } from './attempt-count';
import { bid, bidderDeal, bidStep } from './bid';
import { captchaChallenge } from './captcha-challenge';
import { captchaPass } from './captcha-pass';
import { chatBlock, consultation, dealThread, inboxEntry } from './chat';
import { consent, purposeConsent } from './consent';
import { dealRead } from './deal-read';
import { determination } from './determination';
import { enquiry } from './enquiry';
import { enrolment } from './enrolment';
import { favourite } from './favourite';
import { gateAdmission, gateEntry, gatePoint, gateScan, gateStaff, ticketKey } from './gate';
import { comparedDeals } from './compared-deals';
import { conferenceTicketTypes } from '../kinds/conference/table';
import { storedKinds } from '../kinds/kinds';
import { growingDelay } from './growing-delay';
import { busEvent, keyedTurn, sharedKey, workLease } from './instances';
import { knownDevice } from './known-device';
import { banner, hotWord } from './home';
import { message, sender } from './message';
import {
  memberOrder,
  orderCharge,
  orderInvoice,
  orderLedger,
  orderRefund,
  orderNotice,
  strayCharge,
} from './order';
import { payCharge, payNonce, payPrepay } from './payment';
import { publication } from './publication';
import { noticeCarrier, noticeChoice, noticeOutbox, noticeSchedule } from './notice';
import { registration } from './registration';
import { nda, ndaEvidence, ndaStep } from './nda';
import { report } from './report';
import { savedSearch, searchAlert } from './saved-search';
import { searchName } from './search-name';
import { seeding } from './seeding';
import { conferenceTicket, heldPlaces, ticketRegistration, ticketTransfer } from './conference-ticket';
import { sentCode } from './sent-code';
import { statisticsDeals, statisticsEdition } from './statistics';
import { submission } from './submission';
import { survey, surveyAnswer } from './survey';
import { upload } from './upload';
import { verification } from './verification';
import { wechatCode, wechatIdentity, wechatOffer } from './wechat';

const tables: readonly PgTable[] = [
  ...Object.values(storedKinds).map(({ table }) => table),
  account,
  activityRegistration,
  answeredCall,
  busEvent,
  keyedTurn,
  sharedKey,
  workLease,
  assistantConversation,
  leftThread,
  assistantTurn,
  attemptCount,
  banner,
  bid,
  bidderDeal,
  bidStep,
  captchaChallenge,
  captchaPass,
  chatBlock,
  conferenceTicketTypes,
  conferenceTicket,
  consent,
  purposeConsent,
  consultation,
  dealThread,
  dealRead,
  determination,
  enquiry,
  enrolment,
  comparedDeals,
  favourite,
  gateAdmission,
  gateEntry,
  gatePoint,
  gateScan,
  gateStaff,
  growingDelay,
  heldPlaces,
  hotWord,
  inboxEntry,
  knownDevice,
  loginSession,
  memberOrder,
  message,
  nda,
  ndaEvidence,
  ndaStep,
  orderCharge,
  orderInvoice,
  orderLedger,
  orderRefund,
  orderNotice,
  payCharge,
  payNonce,
  payPrepay,
  publication,
  noticeCarrier,
  noticeChoice,
  noticeOutbox,
  noticeSchedule,
  registration,
  report,
  savedSearch,
  searchAlert,
  searchName,
  seeding,
  sender,
  sentCode,
  strayCharge,
  statisticsDeals,
  statisticsEdition,
  submission,
  ticket,
  ticketRegistration,
  ticketTransfer,
  ticketKey,
  token,
  survey,
  surveyAnswer,
  upload,
  verification,
  wechatCode,
  wechatIdentity,
  wechatOffer,
];

const columnsOf = (table: PgTable): readonly string[] =>
  Object.values(getTableColumns(table)).map(
    (column) =>
      `${getTableName(table)}.${column.name} ${column.getSQLType()} ${column.notNull ? 'not null' : 'null'}`,
  );

/** Every column that the stores know, as 'table.column type null' or '… not null', to hold against the migrations. */
export const declaredColumns = (): readonly string[] => tables.flatMap(columnsOf);
