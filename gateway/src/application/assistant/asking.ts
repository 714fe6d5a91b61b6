import { left, right, type Either } from 'fp-ts/Either';
import type { AnswerEvent } from '../../../../contract/assistant/answer-event';
import { assistantLimits, charactersOf } from '../../../../contract/assistant/assistant-limits';
import { isBlank } from '../../../../contract/rules/chat-rule';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { questionsPerAccount, questionsPerAddress } from '../../domain/limit/limits';
import type { Session } from '../../domain/session/session';
import type { Digest } from '../../ports/digest';
import type { AssistantTalks } from '../../ports/assistant-talks';
import type { Limits } from '../../ports/limits';
import type { Clock } from '../../ports/clock';
import type { Random } from '../../ports/random';
import { makeAnswering, type AnsweringNeeds } from './answering';
import { askerOf } from './asker';
import type { LiveAnswers } from './live-answers';
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
}

/** The events of an answer; `stop` ends it when nobody hears them any more. */
export interface AnswerUnderWay {
  readonly events: AsyncGenerator<AnswerEvent>;
  readonly stop: () => void;
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

  return async (
    given: { readonly question: string; readonly conversation: string | null; readonly again: string | null },
    by: AskedBy,
  ): Promise<Either<Refusal, AnswerUnderWay>> => {
    const { userId } = by.session;
    const question = given.question.trim();
    if (isBlank(question)) return left(refusals.questionEmpty);
    if (charactersOf(question) > assistantLimits.question) return left(refusals.questionTooLong);
    if (await isTooOften(by)) return left(refusals.questionsTooOften);
    const turn = random.uuid();
    const ending = live.begin(turn, userId, by.address);
    if (ending === null) return left(refusals.answersTooMany);
    try {
      const { conversation, again } = given;
      const opened = await talks.open(
        userId,
        { turn, question, conversation, fresh: random.uuid(), again, askedAt: clock.now() },
        assistantLimits,
      );
      if (opened === 'unknown' || opened === 'full') {
        live.over(turn);
        return left(opened === 'unknown' ? refusals.conversationUnknown : refusals.conversationFull);
      }
      // Whoever answers forgets what an NDA held open that holds it no more.
      const isSealed = (await sealed(by.session, opened.opened)).size > 0;
      const thread = isSealed ? null : opened.thread;
      const asked = { session: by.session, question, turn, thread, conversation: opened.conversation };
      const events = answering({ ...asked, asker: askerOf(digest, userId) }, ending.signal, async (end) => {
        live.over(turn);
        await talks.end(userId, turn, end);
      });
      return right({ events, stop: () => ending.abort() });
    } catch (error) {
      live.over(turn);
      throw error;
    }
  };
};

export type Asking = ReturnType<typeof makeAsking>;
