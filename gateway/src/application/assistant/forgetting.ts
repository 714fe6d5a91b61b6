import type { Assistant } from '../../ports/assistant';
import type { AssistantTalks } from '../../ports/assistant-talks';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import { askerOf } from './asker';

export interface ForgettingNeeds {
  readonly assistant: Pick<Assistant, 'answersFrom' | 'forget'>;
  readonly talks: Pick<AssistantTalks, 'left' | 'noteTold'>;
  readonly clock: Clock;
  readonly digest: Digest;
}

/** So many at one go. */
const mostAtOnce = 100;

/**
 * Has the answering side forget what is gone here, however it went: taken out, beyond what a member may keep, begun anew.
 * What it does not take is tried again the next time, after all others; the first such ends this time.
 */
export const makeForgetting =
  ({ assistant, talks, clock, digest }: ForgettingNeeds) =>
  async (): Promise<void> => {
    if (assistant.answersFrom !== 'model') return;
    for (const { thread, accountId } of await talks.left(mostAtOnce)) {
      const isGone = await assistant.forget({ thread, asker: askerOf(digest, accountId) });
      await talks.noteTold(thread, isGone ? 'gone' : clock.now());
      if (!isGone) return;
    }
  };

export type Forgetting = ReturnType<typeof makeForgetting>;
