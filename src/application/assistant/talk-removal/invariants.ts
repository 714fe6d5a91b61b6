import type { SnapshotFrom } from 'xstate';
import type { TalkRemovalMachine } from './machine';

type Removal = SnapshotFrom<TalkRemovalMachine>;
interface Last {
  readonly from: Removal;
  readonly event: { readonly type: string };
}

/** What holds in every state that taking a conversation out can come to. */
export const talkRemovalInvariants: Readonly<Record<string, (now: Removal, last?: Last) => boolean>> = {
  '[SCR-12] one is chosen exactly while something is asked, done or said about it': (now) =>
    (now.context.id === null) === now.matches('resting'),
  '[PAY-13] one call is under way, and only in its state': (now) =>
    now.matches('removing') === (now.children.remove !== undefined),
  '[SCR-12] nothing is told to go that was not confirmed': (now, last) =>
    last === undefined ||
    !now.matches('removing') ||
    last.from.matches('removing') ||
    last.event.type === 'talkRemoval.confirmed',
};
