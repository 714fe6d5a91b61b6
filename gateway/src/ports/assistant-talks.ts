import type { AssistantSource } from '../../../contract/assistant/assistant-source';
import type {
  AnswerRating,
  AssistantConversation,
  AssistantTurn,
} from '../../../contract/assistant/conversation';
import type { Understood } from '../../../contract/assistant/understood';

/** A question that is about to be answered. */
export interface TurnDraft {
  readonly turn: string;
  readonly question: string;
  /** Null begins one, under `fresh`. */
  readonly conversation: string | null;
  readonly fresh: string;
  /** The turn that this one takes the place of. */
  readonly again: string | null;
  readonly askedAt: number;
}

/** What became of an answer. */
export interface TurnEnd {
  readonly answer: string;
  readonly sources: readonly AssistantSource[];
  /** What a search understood; null for a model. */
  readonly understood: Understood | null;
  /** The ids of deals whose hidden values the answer may contain, because the asker's NDA opened them. */
  readonly opened: readonly string[];
  readonly state: 'done' | 'failed';
  readonly thread: string | null;
  /** What the answering side calls the answer; null where it has no name for it. */
  readonly message: string | null;
}

/** The conversation that a question was put to. */
export interface OpenedTalk {
  readonly conversation: string;
  /** What the answering side calls it; null at its beginning. */
  readonly thread: string | null;
  /** Of all its answers up to now. */
  readonly opened: readonly string[];
}

/** A conversation by the name that the answering side has for it, and whose it was. */
export interface LeftThread {
  readonly thread: string;
  readonly accountId: string;
}

/** As it is kept; `sealed` is found out when it is read. */
export type KeptTurn = Omit<AssistantTurn, 'state'> & {
  readonly state: 'done' | 'stopped' | 'failed';
  readonly opened: readonly string[];
};

/** Conversations of members with the assistant; only the member reads them. */
export interface AssistantTalks {
  /** Keeps the question; of more than `most.conversations` the oldest goes. */
  readonly open: (
    accountId: string,
    draft: TurnDraft,
    most: { readonly conversations: number; readonly turns: number },
  ) => Promise<OpenedTalk | 'unknown' | 'full'>;
  /** An incomplete answer is kept as it is: cancelled, or stopped where its member has said so. */
  readonly end: (accountId: string, turn: string, end: TurnEnd) => Promise<void>;
  /** Its member wants no more of it, and may say so when it is over already; one that came whole stays so. */
  readonly stop: (accountId: string, turn: string) => Promise<void>;
  /** The one asked last first. */
  readonly conversations: (accountId: string) => Promise<readonly AssistantConversation[]>;
  /** In order; null for a conversation of another member, or an unknown one. */
  readonly turns: (accountId: string, conversation: string) => Promise<readonly KeptTurn[] | null>;
  /** What the answering side calls the answer; 'unknown' where there is no such turn. */
  readonly rate: (
    accountId: string,
    turn: string,
    rating: AnswerRating | null,
  ) => Promise<{ readonly message: string | null } | 'unknown'>;
  readonly remove: (accountId: string, conversation: string) => Promise<void>;
  /** Conversations that are deleted here and that the answering side still has, at most so many; the longest-tried last attempt first. */
  readonly left: (most: number) => Promise<readonly LeftThread[]>;
  /** It was asked to delete one, at a moment (milliseconds since 1970) without success, or has deleted it. */
  readonly noteForgetting: (thread: string, outcome: number | 'gone') => Promise<void>;
}
