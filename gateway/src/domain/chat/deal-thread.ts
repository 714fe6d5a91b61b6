import { conversationOf } from '../message/sending';

/** Ids of threads begin so; no account id does. */
const prefix = 't-';

/** The id of the thread on a deal that hides its owner, of a random part. */
export const threadIdOf = (random: string): string => `${prefix}${random}`;

/** Whether a party or a conversation is a thread on a deal that hides its owner. */
export const isThread = (id: string): boolean => id.startsWith(prefix);

/** The conversation of a reader with a party, who may be known by a thread alone. */
export const conversationWith = (readerId: string, peerId: string): string =>
  isThread(peerId) ? peerId : conversationOf(readerId, peerId);

interface Between {
  readonly from: string;
  readonly to: string | null;
  readonly conversation: string | null;
}

/** The id by which one reader knows the other party of a message. */
export const peerOf = (
  { from, to, conversation }: { readonly from: string; readonly to: string; readonly conversation: string },
  readerId: string,
): string => {
  if (isThread(conversation)) return conversation;
  return from === readerId ? to : from;
};

/** A message or an event as one reader sees it: in a thread the other party has no id but that of the thread (ENT-08). */
export const seenBy = <Change extends Between>(readerId: string, change: Change): Change => {
  const { from, to, conversation } = change;
  if (conversation === null || !isThread(conversation)) return change;
  const seen = (id: string): string => (id === readerId ? id : conversation);
  return { ...change, from: seen(from), to: to === null ? null : seen(to) };
};
