import type { Assistant } from '../../ports/assistant';
import type { AssistantTalks } from '../../ports/assistant-talks';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import { askerOf } from './asker';

export interface ForgettingNeeds {
  readonly assistant: Pick<Assistant, 'answersFrom' | 'forget'>;
  readonly talks: Pick<AssistantTalks, 'left' | 'noteForgetting'>;
  readonly clock: Clock;
  readonly digest: Digest;
}

/** So many at one go. */
const mostAtOnce = 100;

/**
 * Asks the answering side to delete conversations that are deleted here: removed, beyond a member's limit, or restarted.
 * A refused one is tried again the next time, after all others; the first failure ends this run.
 */
export const makeForgetting =
  ({ assistant, talks, clock, digest }: ForgettingNeeds) =>
  async (): Promise<void> => {
    if (assistant.answersFrom !== 'model') return;
    for (const { thread, accountId } of await talks.left(mostAtOnce)) {
      const isGone = await assistant.forget({ thread, asker: askerOf(digest, accountId) });
      await talks.noteForgetting(thread, isGone ? 'gone' : clock.now());
      if (!isGone) return;
    }
  };

export type Forgetting = ReturnType<typeof makeForgetting>;
