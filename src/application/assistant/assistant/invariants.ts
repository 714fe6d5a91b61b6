import type { SnapshotFrom } from 'xstate';
import type { AssistantMachine } from './machine';

type Assistant = SnapshotFrom<AssistantMachine>;
interface Last {
  readonly from: Assistant;
  readonly event: { readonly type: string };
}

const isAsking = (now: Assistant): boolean => now.matches({ talk: 'asking' });

/** What holds in every reachable state of a talk with the assistant. */
export const assistantInvariants: Readonly<Record<string, (now: Assistant, last?: Last) => boolean>> = {
  '[SCR-12] an answer is written exactly while it is asked for': (now) =>
    (now.context.writing !== null) === isAsking(now) && (now.children.answer !== undefined) === isAsking(now),
  '[SCR-12] what came is kept when an answer ends, however it ends': (now, last) => {
    const written = last?.from.context.writing ?? null;
    if (written === null || isAsking(now) || now.context.turns.length === 0) return true;
    return now.context.turns.at(-1)?.answer.startsWith(written.came) === true;
  },
  '[SCR-12] all that came is shown while no words are gathered': (now) =>
    !now.matches({ talk: { asking: { words: 'quiet' } } }) ||
    now.context.writing?.shown === now.context.writing?.came,
  '[SCR-12] a question that is refused is back in the field, and an answer that was to be replaced is back in its place':
    (now, last) =>
      last === undefined ||
      !now.matches({ talk: 'refused' }) ||
      last.from.matches({ talk: 'refused' }) ||
      now.context.draft !== '' ||
      now.context.turns.at(-1) === last.from.context.again,
  '[SCR-12] what failed says why': (now) =>
    !(
      now.matches({ talk: 'failed' }) ||
      now.matches({ talk: 'refused' }) ||
      now.matches({ talk: 'unread' })
    ) || now.context.failure !== null,
  '[SCR-12] conditions are changed only while nothing is asked': (now) =>
    !now.matches({ talks: 'changing' }) || !isAsking(now),
  '[LAY-19] the list of conversations lies on the stack exactly while it is open': (now) =>
    now.matches({ talks: 'closed' }) ? now.children.layer === undefined : true,
};
