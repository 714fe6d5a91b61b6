import type { SnapshotFrom } from 'xstate';
import type { InboxRow, UnreadByPart } from '../../../domain/message/inbox-row';
import { rowsAfter } from './inbox-context';
import type { InboxMachine } from './machine';

type Inbox = SnapshotFrom<InboxMachine>;

/** Whether a row was taken out that can be taken back. */
export const selectRemovalOffered = (now: Inbox): boolean => now.matches({ notifying: 'removed' });

/** The user's changes in this tab; the same object until the next change. */
export const selectDone = ({ context }: Inbox): Pick<Inbox['context'], 'read' | 'removed'> => context;

/** How the unread ones divided when that was last known. */
export const selectParts = ({ context }: Inbox): UnreadByPart | null => context.parts;

/** The rows of a list as they are after what was done here. */
export const rowsDone = (
  done: ReturnType<typeof selectDone>,
  rows: readonly InboxRow[],
): readonly InboxRow[] => rowsAfter(done, rows);
