import type { DealRef } from '../domain/chat/tie';
import type { Message } from '../domain/message/message';
import type { AskedPart, ListPart } from '../domain/page/list-part';
import type { ReadOf } from './inbox';

/** The relation of two parties, in addition to what they share. */
export interface Between {
  /** By the reader. */
  readonly blocks: boolean;
  readonly blocked: boolean;
  /** Whether the peer ever wrote, and whether the reader did. */
  readonly written: boolean;
  readonly wrote: boolean;
}

/** Conversations of two; every call names both. */
export interface Conversations {
  readonly between: (readerId: string, peerId: string) => Promise<Between>;
  /** The newest first. */
  readonly history: (readerId: string, peerId: string, asked: AskedPart) => Promise<ListPart<Message>>;
  /** The ids of the messages whose shown text contains the words, the newest first, at most `most`. */
  readonly saying: (
    readerId: string,
    peerId: string,
    words: string,
    most: number,
  ) => Promise<readonly number[]>;
  /** The newest message of the reader's own that the peer has read; null for none. */
  readonly readUpTo: (readerId: string, peerId: string) => Promise<number | null>;
  /** Marks what the peer wrote as read, up to a message. */
  readonly read: (readerId: string, peerId: string, upTo: number) => Promise<readonly ReadOf[]>;
  /** Notes that a message was taken back, and takes it out of what quotes it. */
  readonly recall: (message: Message) => Promise<void>;
  readonly block: (accountId: string, peerId: string, blocked: boolean) => Promise<void>;
  /** Whether the account asked about it before. */
  readonly hasConsulted: (accountId: string, deal: DealRef) => Promise<boolean>;
  /**
   * Notes that an account asked a party about something; again changes nothing. False, and nothing noted, where it is
   * the first time and the account asked about `most` others since then; exact also when many ask at once.
   */
  readonly consult: (
    accountId: string,
    deal: DealRef,
    peerId: string,
    limit: { readonly since: number; readonly most: number },
  ) => Promise<boolean>;
  /** How many things the account first asked about since a moment. */
  readonly consultedSince: (accountId: string, since: number) => Promise<number>;
  /**
   * The id of the thread on a deal that hides its owner, made when it is first asked for: stable for the deal and the asker,
   * and without relation to the ids of either or to other threads (ENT-08).
   */
  readonly threadOn: (
    deal: { readonly kind: 'sale' | 'buy'; readonly id: string },
    askerId: string,
    ownerId: string,
  ) => Promise<string>;
  /** The id by which the account knows the sender of a file, from a message that was not withdrawn; null when there is none. */
  readonly senderOf: (accountId: string, fileId: string) => Promise<string | null>;
  /** Removes the content of messages that were recalled so long ago that they cannot be edited again. */
  readonly forgetRecalled: (now: number) => Promise<void>;
}
