import { readBody, type ChatBody, type Quote } from '../../../contract/chat/chat-body';
import { withoutWords } from '../../../contract/chat/recalled-quote';
import { recallWithinMs, rewriteWithinMs } from '../../../contract/rules/chat-rule';
import type { ChatMessage } from './chat-message';
import type { OutboxEntry } from './outbox-entry';
import type { OutboxQueue } from './outbox-queue';
import type { TakenMessages } from './taken-messages';
import { isUpTo, type ThreadLog } from './thread-log';
import { contentOfWaiting, type FileQueue } from './waiting-file';

/** After so long without a message the next one says when it was, in milliseconds (SCR-11). */
export const timeLineAfterMs = 5 * 60_000;

/** The delivery state of the reader's own message; `uploading` and `refused` are of its file. */
export type SentState = 'sending' | 'sent' | 'read' | 'unconfirmed' | 'failed' | 'uploading' | 'refused';

/** A row of a conversation. */
export interface ThreadRow {
  readonly key: string;
  /** The time above it; null where the message before says it. */
  readonly time: number | null;
  readonly at: number;
  readonly own: boolean;
  readonly body: ChatBody;
  /** The gateway's; null of a message that is on its way. */
  readonly id: string | null;
  readonly content: string;
  readonly recalled: boolean;
  /** Contacts in what it says, or in what its file is called, were hidden for good. */
  readonly masked: boolean;
  /** Who does not see its picture, which holds a QR code, as long as contacts are hidden between the two (MKT-16). */
  readonly hiddenFrom: 'reader' | 'peer' | null;
  /** Null of the other's. */
  readonly state: SentState | null;
  /** The state of a pending message, and why it was not sent; null for an arrived one. */
  readonly entry: Pick<OutboxEntry, 'clientId' | 'why'> | null;
  /** Its file is on this device alone, and cannot be fetched. */
  readonly onDevice: boolean;
}

interface ReadAs {
  readonly peerId: string;
  readonly readUpTo: string | null;
  /** Whether contacts are hidden between the two. */
  readonly hides: boolean;
}

const arrived = (message: ChatMessage, { peerId, readUpTo, hides }: ReadAs): Omit<ThreadRow, 'time'> => {
  const own = message.from !== peerId;
  const body = readBody(message.content);
  const isCoded = body.of.kind === 'file' && body.of.coded;
  return {
    key: message.clientId ?? message.id,
    at: message.sentAt,
    own,
    body,
    id: message.id,
    content: message.content,
    recalled: message.recalled,
    masked: message.masked && !isCoded,
    hiddenFrom: isCoded && hides ? (own ? 'peer' : 'reader') : null,
    state: own ? (isUpTo(message.id, readUpTo) ? 'read' : 'sent') : null,
    entry: null,
    onDevice: false,
  };
};

const pendingStates = {
  waiting: 'sending',
  sent: 'sending',
  unconfirmed: 'unconfirmed',
  failed: 'failed',
} as const;

const fileStates = { waiting: 'uploading', failed: 'failed', refused: 'refused' } as const;

const onItsWay = (
  entry: Pick<OutboxEntry, 'clientId' | 'writtenAt' | 'content' | 'why'>,
  state: SentState,
  onDevice: boolean,
): Omit<ThreadRow, 'time'> => ({
  key: entry.clientId,
  at: entry.writtenAt,
  own: true,
  body: readBody(entry.content),
  id: null,
  content: entry.content,
  recalled: false,
  masked: false,
  hiddenFrom: null,
  state,
  entry,
  onDevice,
});

/** A message that the gateway may not have, or that has no id of the gateway yet. */
export interface OnTheirWay {
  readonly taken: TakenMessages;
  readonly pending: OutboxQueue;
  readonly files: FileQueue;
}

/** The messages that the server took after this one of the log; they are sent, and have no id yet. */
const takenAfter = (taken: TakenMessages, id: string | null): readonly Omit<ThreadRow, 'time'>[] =>
  taken
    .filter(({ after }) => after === id)
    .map(({ entry }) => ({ ...onItsWay(entry, 'sent', false), entry: null }));

/** The ids of the messages of a log that their senders took back. */
export const recalledIn = (log: ThreadLog): ReadonlySet<string> =>
  new Set(log.filter((message) => message.recalled).map(({ id }) => id));

/** A quote as the gateway sends it: without words once the quoted message was taken back. */
export const quoteNow = (quote: Quote | null, recalled: ReadonlySet<string>): Quote | null =>
  quote !== null && recalled.has(quote.id) ? withoutWords(quote) : quote;

/**
 * The rows of a conversation, the oldest first: arrived messages, then pending ones, then files before their
 * upload. Each message is listed once, and none quotes a recalled message.
 */
export const threadRows = (
  log: ThreadLog,
  { taken, pending, files }: OnTheirWay,
  readAs: ReadAs,
): readonly ThreadRow[] => {
  const here = new Set(log.map(({ clientId }) => clientId));
  const recalled = recalledIn(log);
  const sending = new Set(pending.map(({ clientId }) => clientId));
  const rows = [
    ...takenAfter(taken, null),
    ...log.flatMap((message) => [arrived(message, readAs), ...takenAfter(taken, message.id)]),
    ...pending
      .filter(({ clientId }) => !here.has(clientId))
      .map((entry) => onItsWay(entry, pendingStates[entry.state], false)),
    ...files
      .filter(({ clientId }) => !here.has(clientId) && !sending.has(clientId))
      .map((file) => onItsWay({ ...file, content: contentOfWaiting(file) }, fileStates[file.state], true)),
  ];
  return rows.map((row, index) => {
    const before = rows[index - 1];
    const isApart = before === undefined || row.at - before.at > timeLineAfterMs;
    return {
      ...row,
      body: { ...row.body, quote: quoteNow(row.body.quote, recalled) },
      time: isApart ? row.at : null,
    };
  });
};

/** How long a message may still be taken back, in milliseconds; 0 when no more. */
export const recallableFor = (row: ThreadRow, now: number): number =>
  row.own && row.id !== null && !row.recalled ? Math.max(0, row.at + recallWithinMs - now) : 0;

/**
 * A recalled message that may be edited and sent again; null where it may not. The gateway returns the sender's text for 5
 * minutes after the recall. An open page only knows when it was sent, and offers it up to 7 minutes after that.
 */
export const rewritable = (row: ThreadRow, now: number): string | null => {
  const { of } = row.body;
  return row.own &&
    row.recalled &&
    of.kind === 'text' &&
    of.text !== '' &&
    now - row.at < recallWithinMs + rewriteWithinMs
    ? of.text
    : null;
};
