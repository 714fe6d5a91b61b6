import type { IO } from 'fp-ts/IO';

/** Whose draft it is, and to whom. */
export interface DraftOf {
  readonly userId: string;
  /** The other party of the conversation. */
  readonly peerId: string;
}

/** What was typed to somebody and not sent yet, one text for each conversation, kept on the device (SCR-11). */
export interface ChatDrafts {
  /** '' where there is none. */
  readonly recall: (of: DraftOf) => IO<string>;
  /** Every draft of a user by the other party's id. */
  readonly all: (userId: string) => IO<Readonly<Record<string, string>>>;
  /** Replaces what was kept; '' keeps nothing. What the device does not keep is only on the page. */
  readonly keep: (of: DraftOf, text: string) => IO<void>;
  /** Tells of each draft that is kept or given up here. @returns ends the hearing */
  readonly listen: (hear: () => void) => () => void;
  /** Discards what other users typed, once it is known who is logged in (SEC-04). */
  readonly discardOthers: (userId: string) => IO<void>;
}
