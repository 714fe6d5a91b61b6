import { answeredCallStore } from '../adapters/database/stores/answered-call-store';
import { notifyingDatabase } from '../adapters/database/notifying-database';
import { accountStore } from '../adapters/database/stores/account-store';
import { captchaPassStore } from '../adapters/database/stores/captcha-pass-store';
import { captchaChallengeStore } from '../adapters/database/stores/captcha-challenge-store';
import { consentStore } from '../adapters/database/stores/consent-store';
import { growingDelayStore } from '../adapters/database/stores/growing-delay-store';
import { knownDeviceStore } from '../adapters/database/stores/known-device-store';
import { limitStore } from '../adapters/database/stores/limit-store';
import { loginDeviceStore } from '../adapters/database/stores/login-device-store';
import { memberRecordStore } from '../adapters/database/stores/member-record-store';
import { messageStore } from '../adapters/database/stores/message-store';
import { purposeConsentStore } from '../adapters/database/stores/purpose-consent-store';
import { recordCarriers } from '../adapters/database/stores/notice-settings-store';
import { personalDataStore } from '../adapters/database/stores/personal-data-store';
import { sentCodeStore } from '../adapters/database/stores/sent-code-store';
import { sessionStore } from '../adapters/database/stores/session-store';
import { ticketStore } from '../adapters/database/stores/ticket-store';
import { codeCalls } from '../adapters/http/calls/code-calls';
import { membershipCalls } from '../adapters/http/calls/membership-calls';
import { orderCalls } from '../adapters/http/calls/order-calls';
import { passwordCalls } from '../adapters/http/calls/password-calls';
import { privacyCalls } from '../adapters/http/calls/privacy-calls';
import { unsubscribeCalls } from '../adapters/http/calls/unsubscribe-calls';
import { waysInCalls } from '../adapters/http/calls/ways-in-calls';
import { commonestPasswordsIn } from '../adapters/password/commonest-passwords';
import { saveFile } from '../adapters/operator-channel/save-file';
import { makeKeyedWrites } from '../application/account/keyed-writes';
import { makeChangeOwnPassword } from '../application/account/change-own-password';
import { makeJudgePassword } from '../application/account/judge-password';
import { makeOpenLogin } from '../application/account/open-login';
import { makePlaceOf } from '../application/account/visitor-place';
import { makeWarnOwner } from '../application/account/warn-owner';
import { makeOwnEntitlement } from '../application/membership/own-entitlement';
import { makeCodeDesk } from '../application/account/sent-codes';
import { makeUnsubscribe } from '../application/account/unsubscribe';
import { makeCaptchaReport } from '../application/operator/captcha-report';
import { makeCodesReport } from '../application/operator/codes-report';
import { makeOperatorDesk } from '../application/operator/operator-desk';
import { makeOwnPrivacy } from '../application/privacy/own-privacy';
import { makeOwnPurposes } from '../application/privacy/own-purposes';
import type { Aside } from '../ports/aside';
import type { NoticeCarriers } from '../ports/notice-outbox';
import { makeAssistantUseCases } from './assistant-use-cases';
import type { DifyAddress } from './dify-address';
import { makeChatUseCases } from './chat-use-cases';
import { makeDealingUseCases } from './dealing-use-cases';
import { locations } from './locations';
import { makeMemberCalls } from './member-use-cases';
import { makeOrderUseCases } from './order-use-cases';
import type { Platform } from './platform';
import { makeKeptUseCases } from './kept-use-cases';
import { makeNoticeUseCases } from './notice-use-cases';
import { makePublicUseCases } from './public-use-cases';
import type { Storage } from './storage';
import { makeUploadUseCases } from './upload-use-cases';
import { makeVerificationUseCases } from './verification-use-cases';
import { makeAccountCalls } from './account-use-cases';
import { makeWaysIn } from './ways-in';
import { makeWechatUseCases } from './wechat-use-cases';

interface Extras {
  readonly aside: Aside;
  readonly brand: string;
  readonly dify?: DifyAddress | null;
  /** What carries notices outside the application. */
  readonly carriers: NoticeCarriers;
}

/** Stores, use cases and calls, put together. */
export const makeUseCases = async (
  storage: Pick<
    Storage,
    'database' | 'decks' | 'files' | 'drawn' | 'hearsChanges' | 'whenPublicContentChanges'
  >,
  platform: Platform,
  { aside, brand, dify = null, carriers }: Extras,
) => {
  const { files } = storage;
  const database = notifyingDatabase(storage.database, platform.outbox);
  const { clock, random, bus, passwords, pictures, security } = platform;
  const accounts = accountStore(database);
  const sessions = sessionStore(database, clock, random);
  const devices = loginDeviceStore(database, clock);
  const members = memberRecordStore(database, clock);
  const tickets = ticketStore(database, clock, random);
  const limits = limitStore(database, clock);
  const captchaChallenges = captchaChallengeStore(database, clock);
  const delays = growingDelayStore(database, clock);
  const passes = captchaPassStore(database, clock);
  const known = knownDeviceStore(database, clock);
  const placeOf = makePlaceOf(known);
  const judgePassword = makeJudgePassword(commonestPasswordsIn(locations.commonestPasswords));
  const openLogin = makeOpenLogin({ sessions, devices: known, security });
  const messages = messageStore(database);
  const purposes = purposeConsentStore(database, clock);
  await recordCarriers(database, carriers.connected);
  const notices = makeNoticeUseCases(database, platform, carriers);
  const warn = makeWarnOwner({ accounts, limits, messages, bus, aside, clock });
  const wechat = makeWechatUseCases(database, { openLogin, security, limits, clock, random });
  const codes = sentCodeStore(database, clock);
  /** What every way to log in needs. */
  const loginNeeds = {
    accounts,
    sessions,
    devices,
    tickets,
    limits,
    delays,
    passes,
    passwords,
    placeOf,
    openLogin,
    warn,
    security,
    bus,
    clock,
    random,
  };
  const codeDesk = makeCodeDesk({ ...loginNeeds, codes });
  const waysIn = makeWaysIn(database, {
    ...loginNeeds,
    members,
    judgePassword,
    codes: codeDesk,
    wechat: wechat.binding,
  });
  const answered = answeredCallStore(database, clock, random);
  const keyed = makeKeyedWrites({
    answered,
    clock,
    accounts,
    passwords,
    openLogin,
    register: waysIn.register,
    resetPassword: waysIn.retrieve.change,
    changePassword: makeChangeOwnPassword({ ...loginNeeds, members, judgePassword }),
  });
  const uploading = makeUploadUseCases(database, { files, random, accounts, pictures, limits, clock });
  const { uploads } = uploading;
  const verification = makeVerificationUseCases(database, {
    ...loginNeeds,
    uploads,
    answered,
    saveFile,
  });
  const orders = makeOrderUseCases(database, platform, { accounts, limits, authorisations: wechat.codes });
  const takeOwnCode: Parameters<typeof makeUnsubscribe>[0]['takeCode'] = (phone, code, visitor) =>
    codeDesk.takeCode({ userName: phone, countryCode: '', code, visitor }, 'identity');
  const open = makePublicUseCases(storage, { ...platform, accounts, limits, aside, brand });
  const assistant = makeAssistantUseCases(database, { ...platform, ...open, limits, aside, dify });
  const { viewing } = open;
  const entitlement = makeOwnEntitlement(orders.membership);
  /** What chats and deals need to send messages with files. */
  const messaging = { accounts, limits, messages, uploads, bus, clock, random };
  const chat = makeChatUseCases(database, { ...messaging, pictures, viewing, entitlement });
  const kept = makeKeptUseCases(database, { viewing, accounts, entitlement, bus, clock });
  const dealingNeeds = {
    ...messaging,
    answered,
    consents: purposes,
    drawing: platform.drawing,
    takeCode: takeOwnCode,
    dealListed: kept.alerting.dealListed,
    allListed: kept.alerting.allListed,
  };
  const dealing = makeDealingUseCases(database, dealingNeeds);
  return {
    siteMap: open.siteMap,
    drawn: open.drawn,
    presentationFiles: open.presentationFiles,
    conferences: open.conferences,
    stopAnswers: assistant.stopAnswers,
    forgetTalks: assistant.forget,
    orders,
    ...dealing.sweeps,
    alerting: kept.alerting,
    uploads,
    sessions,
    tickets,
    limits,
    captchaChallenges,
    codes,
    codeDesk,
    wechatCodes: wechat.codes,
    wechatBinding: wechat.binding,
    send: chat.speak,
    sendAsMember: chat.send,
    notify: chat.notify,
    sweepChats: chat.sweep,
    sweepNotices: notices.sweep,
    desk: makeOperatorDesk({
      accounts,
      sessions,
      send: chat.speak,
      read: chat.read,
      waiting: chat.waiting,
      codes: makeCodesReport({ codes, clock }),
      notices: notices.report,
      captcha: makeCaptchaReport({ challenges: captchaChallenges }),
      review: verification.desk,
      orders: orders.desk,
      news: open.desk,
      reports: kept.reports,
      ...dealing.desks,
    }),
    calls: [
      ...(await makeAccountCalls({
        ...loginNeeds,
        known,
        membership: orders.membership,
        contactUse: chat.contactUse,
      })),
      ...wechat.calls,
      ...waysInCalls(waysIn.enter, keyed.register, waysIn.retrieve),
      ...passwordCalls(keyed),
      ...makeMemberCalls(database, {
        ...loginNeeds,
        ...chat,
        ...orders,
        members,
        uploads,
        notices: notices.own,
      }),
      ...unsubscribeCalls(makeUnsubscribe({ accounts, members, devices, bus, takeCode: takeOwnCode })),
      ...privacyCalls(
        makeOwnPrivacy({
          consents: consentStore(database, clock),
          data: personalDataStore(database),
          limits,
          clock,
          bus,
        }),
        makeOwnPurposes({ purposes, limits }),
      ),
      ...codeCalls(codeDesk),
      ...uploading.calls,
      ...verification.calls,
      ...orderCalls(orders),
      ...membershipCalls({ own: orders.membership, contactUse: chat.contactUse }),
      ...[open, dealing, kept, assistant, chat].flatMap(({ calls }) => calls),
    ],
  };
};

export type UseCases = Awaited<ReturnType<typeof makeUseCases>>;
