import type { SnapshotFrom } from 'xstate';
import type { InboxSearchMachine } from './machine';

/** What holds in every state of the search field. */
export const inboxSearchInvariants: Readonly<
  Record<string, (now: SnapshotFrom<InboxSearchMachine>) => boolean>
> = {
  '[SCR-11] at rest the rows are those of the keyword in the field': (now) =>
    !now.matches('resting') || now.context.text.trim() === now.context.shown,
};
