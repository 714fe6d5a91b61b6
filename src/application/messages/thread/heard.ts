import type { IncomingMessage } from '../../../../contract/socket/incoming-message';
import { arrivedFrom } from '../../../domain/chat/chat-message';
import {
  compareIds,
  laterId,
  withMessages,
  withRecalled,
  type ThreadLog,
} from '../../../domain/chat/thread-log';

/** What a conversation knows that the socket may change. */
export interface Heard {
  readonly log: ThreadLog;
  /** The newest of the user's messages that the peer has read. */
  readonly readUpTo: string | null;
  /** The newest message of this account that the socket brought, of any conversation. */
  readonly lastHeard: string | null;
}

const isMessage = ({ kind }: IncomingMessage): boolean =>
  kind === 'chat' || kind === 'notice' || kind === 'deal' || kind === 'order';

/** Returns the state after the socket delivered a message: of this conversation or another, a read mark, a recall. */
export const afterHearing = (
  known: Heard,
  message: IncomingMessage | null,
  { peerId, at }: { readonly peerId: string; readonly at: number },
): Heard => {
  if (message === null || message.id === null) return known;
  if (message.kind === 'read')
    return message.from === peerId ? { ...known, readUpTo: laterId(known.readUpTo, message.id) } : known;
  if (message.kind === 'recall') return { ...known, log: withRecalled(known.log, message.id) };
  if (!isMessage(message)) return known;
  const own = arrivedFrom(message, peerId, at);
  return {
    ...known,
    log: own === null ? known.log : withMessages(known.log, [own]),
    lastHeard: laterId(known.lastHeard, message.id),
  };
};

/** Whether a message may have been missed: the one before this message was not received, or it is unknown. */
export const leavesGap = (
  { lastHeard }: Pick<Heard, 'lastHeard'>,
  message: IncomingMessage | null,
): boolean => {
  if (message === null) return true;
  const { after } = message;
  return isMessage(message) && after !== null && lastHeard !== null && compareIds(after, lastHeard) > 0;
};
