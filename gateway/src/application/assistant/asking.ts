import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { AnswerEvent } from '../../../../contract/assistant/answer-event';
import { assistantLimits, charactersOf } from '../../../../contract/assistant/assistant-limits';
import type { ChosenList } from '../../../../contract/assistant/understood';
import type { DealSort } from '../../../../contract/deal/deal-filter';
import { kinds } from '../../../../contract/kind/kinds';
import { isBlank } from '../../../../contract/rules/chat-rule';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { filterQuery } from '../../domain/deal/deal-query';
import { questionsPerAccount, questionsPerAddress } from '../../domain/limit/limits';
import type { Session } from '../../domain/session/session';
import type { Digest } from '../../ports/digest';
import type { AssistantTalks } from '../../ports/assistant-talks';
import type { Limits } from '../../ports/limits';
import type { Clock } from '../../ports/clock';
import type { Random } from '../../ports/random';
import { makeAnswering, type AnsweringNeeds } from './answering';
import { askerOf } from './asker';
import type { EventsUnderWay, LiveAnswers } from './live-answers';
import type { Sealed } from './sealed';

export interface AskingNeeds extends AnsweringNeeds {
  readonly talks: Pick<AssistantTalks, 'open' | 'end'>;
  readonly sealed: Sealed;
  readonly limits: Pick<Limits, 'take'>;
  readonly live: LiveAnswers;
  readonly clock: Clock;
  readonly random: Random;
  readonly digest: Digest;
}

export interface AskedBy {
  readonly session: Session;
  /** The visitor's address. */
  readonly address: string;
  /** Aborted when the connection of the request ends. */
  readonly gone: AbortSignal;
}

interface Question {
  readonly question: string;
  readonly conversation: string | null;
  readonly again: string | null;
  readonly chosen: ChosenList | null;
}

/** Asking: what may not be asked is refused before anything is kept. */
export const makeAsking = (needs: AskingNeeds) => {
  const { talks, sealed, limits, live, clock, random, digest } = needs;
  const answering = makeAnswering(needs);

  const isTooOften = async ({ session, address }: AskedBy): Promise<boolean> => {
    const taken = await limits.take(`assistant:account:${session.userId}`, questionsPerAccount);
    if (!taken.allowed) return true;
    return !(await limits.take(`assistant:address:${address}`, questionsPerAddress)).allowed;
  };

  /** Keeps the question under its turn, and begins the events of its answer. */
  const beginAnswer = async (
    turn: string,
    { question, conversation, again, chosen }: Question,
    { session }: AskedBy,
    signal: AbortSignal,
  ): Promise<Either<Refusal, AsyncGenerator<AnswerEvent>>> => {
    const { userId } = session;
    const opened = await talks.open(
      userId,
      { turn, question, conversation, fresh: random.uuid(), again, askedAt: clock.now() },
      assistantLimits,
    );
    if (opened === 'unknown') return left(refusals.conversationUnknown);
    if (opened === 'full') return left(refusals.conversationFull);
    // The answering side forgets a thread that an NDA opened once the NDA is over.
    const isSealed = (await sealed(session, opened.opened)).size > 0;
    const thread = isSealed ? null : opened.thread;
    const asked = { session, question, turn, thread, chosen, conversation: opened.conversation };
    return right(
      answering({ ...asked, asker: askerOf(digest, userId) }, signal, (end) => talks.end(userId, turn, end)),
    );
  };

  return async (given: Question, by: AskedBy): Promise<Either<Refusal, EventsUnderWay<AnswerEvent>>> => {
    const question = given.question.trim();
    if (isBlank(question)) return left(refusals.questionEmpty);
    if (charactersOf(question) > assistantLimits.question) return left(refusals.questionTooLong);
    const { chosen } = given;
    if (chosen !== null) {
      const query = filterQuery<DealSort>(kinds[chosen.kind].sorts, chosen.filter, null, clock.now());
      if (isLeft(query)) return query;
    }
    if (await isTooOften(by)) return left(refusals.questionsTooOften);
    const turn = random.uuid();
    const holder = { turn, account: by.session.userId, address: by.address, gone: by.gone };
    const held = await live.hold(holder, (signal) => beginAnswer(turn, { ...given, question }, by, signal));
    return held ?? left(refusals.answersTooMany);
  };
};

export type Asking = ReturnType<typeof makeAsking>;
