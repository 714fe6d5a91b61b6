import type { SentCall } from '../domain/offline/kept-answers';

/** An answer that is kept on the device. */
export interface KeptAnswer {
  readonly body: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

/** The answers that the device keeps for a page without network, each under the session that asked (LAY-18, SEC-04). */
export interface KeptAnswers {
  /** Keeps an answer; it does not fail: without room or storage nothing is kept. */
  readonly keep: (call: SentCall, token: string | null, body: string) => Promise<void>;
  /** The answer that the same session was given; null where none is kept. */
  readonly find: (call: SentCall, token: string | null) => Promise<KeptAnswer | null>;
  /** Keeps, as JSON, the answers that the server sent along with a page at a path without a query. */
  readonly keepPage: (path: string, token: string | null, answers: string) => Promise<void>;
  /** The kept answers of the pages that the same session opened, by their paths; empty where nothing was. */
  readonly pages: (token: string | null) => Promise<ReadonlyMap<string, KeptAnswer>>;
  /** The session goes on with another token: its answers go along. */
  readonly renewed: (from: string, to: string) => Promise<void>;
}
