import { left, right, type Either } from 'fp-ts/Either';
import type {
  AnswerRating,
  AssistantConversation,
  AssistantOpening,
  AssistantTurn,
} from '../../../../contract/assistant/conversation';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { Aside } from '../../ports/aside';
import type { Assistant } from '../../ports/assistant';
import type { Digest } from '../../ports/digest';
import type { AssistantTalks } from '../../ports/assistant-talks';
import type { MessageBus } from '../../ports/message-bus';
import type { SuggestedQuestions } from './suggested-questions';
import { askerOf } from './asker';
import type { Forgetting } from './forgetting';
import type { LiveAnswers } from './live-answers';
import type { Sealed } from './sealed';

export interface OwnTalksNeeds {
  readonly assistant: Pick<Assistant, 'answersFrom' | 'rate'>;
  readonly talks: Pick<AssistantTalks, 'stop' | 'conversations' | 'turns' | 'rate' | 'remove'>;
  readonly suggested: SuggestedQuestions;
  readonly sealed: Sealed;
  readonly live: Pick<LiveAnswers, 'stop'>;
  readonly bus: Pick<MessageBus, 'publish'>;
  readonly digest: Digest;
  readonly aside: Aside;
  readonly forget: Forgetting;
}

/** The member's calls of the assistant other than the question. */
export interface OwnTalks {
  readonly opening: () => Promise<AssistantOpening>;
  readonly conversations: (session: Session) => Promise<readonly AssistantConversation[]>;
  /** An answer whose values are sealed now is not shown again. */
  readonly turns: (
    session: Session,
    conversation: string,
  ) => Promise<Either<Refusal, readonly AssistantTurn[]>>;
  readonly stop: (session: Session, turn: string) => Promise<void>;
  readonly rate: (
    session: Session,
    turn: string,
    rating: AnswerRating | null,
  ) => Promise<Either<Refusal, undefined>>;
  readonly remove: (session: Session, conversation: string) => Promise<void>;
}

export const makeOwnTalks = ({
  assistant,
  talks,
  suggested,
  sealed,
  live,
  bus,
  digest,
  aside,
  forget,
}: OwnTalksNeeds): OwnTalks => ({
  opening: async () => ({ answersFrom: assistant.answersFrom, questions: await suggested() }),
  conversations: ({ userId }) => talks.conversations(userId),
  turns: async (session, conversation) => {
    const kept = await talks.turns(session.userId, conversation);
    if (kept === null) return left(refusals.conversationUnknown);
    const closed = await sealed(session, [...new Set(kept.flatMap(({ opened }) => opened))]);
    return right(
      kept.map(({ opened, ...turn }) =>
        opened.some((id) => closed.has(id))
          ? {
              ...turn,
              answer: '',
              sources: turn.sources.map((source) => ({ ...source, facts: [] })),
              state: 'sealed',
            }
          : turn,
      ),
    );
  },
  stop: async ({ userId }, turn) => {
    // Another instance may be writing it.
    if (!live.stop(turn, userId)) await bus.publish({ kind: 'answer.stopped', userId, turn });
    await talks.stop(userId, turn);
  },
  rate: async ({ userId }, turn, rating) => {
    const rated = await talks.rate(userId, turn, rating);
    if (rated === 'unknown') return left(refusals.answerUnknown);
    // It is kept here: the member does not wait for the answering side.
    const { message } = rated;
    if (message !== null) void assistant.rate({ message, rating, asker: askerOf(digest, userId) });
    return right(undefined);
  },
  remove: async ({ userId }, conversation) => {
    await talks.remove(userId, conversation);
    aside(forget);
  },
});
