import { conversationStore } from '../adapters/database/stores/conversation-store';
import { dealFinder } from '../adapters/database/stores/deal-finder';
import { dealWords } from '../adapters/database/stores/deal-words';
import { inboxStore } from '../adapters/database/stores/inbox-store';
import type { messageStore } from '../adapters/database/stores/message-store';
import { partyStore } from '../adapters/database/stores/party-store';
import { reportStore } from '../adapters/database/stores/report-store';
import { sentMessageStore } from '../adapters/database/stores/sent-message-store';
import type { NotifyingDatabase } from '../adapters/database/notifying-database';
import { chatCalls } from '../adapters/http/calls/chat-calls';
import { messageCalls } from '../adapters/http/calls/message-calls';
import { sha256Digest } from '../adapters/system/sha256-digest';
import { makeReadChatFile } from '../application/chat/chat-files';
import { makeConsulting } from '../application/chat/consulting';
import { makeNaming, makeToReadMessages } from '../application/chat/naming';
import { makeOwnChats } from '../application/chat/own-chats';
import { makeFindStanding } from '../application/chat/standing';
import { makeMessageReading } from '../application/message/message-reading';
import { sendNotice } from '../application/message/send-notice';
import { makeSendMessage } from '../application/message/send-message';
import { makeWaitingReport } from '../application/operator/waiting-report';
import { makeReportMessage } from '../application/report/report-message';
import { makeOwnContactUse } from '../application/membership/contact-use';
import type { OwnEntitlement } from '../application/membership/own-entitlement';
import type { Viewing } from '../application/sale/viewing';
import type { Accounts } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import type { Limits } from '../ports/limits';
import type { MessageBus } from '../ports/message-bus';
import type { NoticeDraft } from '../ports/message-store';
import type { Pictures } from '../ports/pictures';
import type { Random } from '../ports/random';
import type { Uploads } from '../ports/uploads';

export interface ChatUseCaseNeeds {
  readonly accounts: Accounts;
  readonly messages: ReturnType<typeof messageStore>;
  readonly uploads: Uploads;
  readonly pictures: Pictures;
  readonly viewing: Viewing;
  readonly entitlement: OwnEntitlement;
  readonly limits: Limits;
  readonly bus: MessageBus;
  readonly clock: Clock;
  readonly random: Random;
}

/** Composes messages and conversations: sending, reading, and what members do about them. */
export const makeChatUseCases = (database: NotifyingDatabase, { messages, ...needs }: ChatUseCaseNeeds) => {
  const { clock } = needs;
  const parties = partyStore(database);
  const conversations = conversationStore(database, clock, needs.random);
  const inbox = inboxStore(database, clock);
  const findDeal = dealFinder(database, clock);
  const naming = makeNaming(parties);
  const toReadMessages = makeToReadMessages(naming, clock);
  const standing = makeFindStanding({ parties, conversations });
  const shared = { ...needs, conversations, parties, inbox, findDeal, naming, toReadMessages, standing };
  const store = { ...messages, ...sentMessageStore(database) };
  const sending = { ...shared, store, digest: sha256Digest };
  const chats = makeOwnChats(shared);
  return {
    /** As a member sends, and as an operator does for anybody. */
    send: makeSendMessage(sending, 'member'),
    speak: makeSendMessage(sending, 'operator'),
    read: chats.read,
    waiting: makeWaitingReport(shared),
    contactUse: makeOwnContactUse(shared),
    /** Notifies an account of something, at once. */
    notify: (notice: NoticeDraft): Promise<void> => sendNotice({ messages, bus: needs.bus }, notice),
    naming,
    sweep: () => conversations.forgetRecalled(clock.now()),
    calls: [
      ...messageCalls(makeMessageReading({ ...shared, dealsByWords: dealWords(database) })),
      ...chatCalls({
        chats,
        consulting: makeConsulting(shared),
        file: makeReadChatFile(shared),
        report: makeReportMessage({ ...shared, reports: reportStore(database) }),
      }),
    ],
  };
};
