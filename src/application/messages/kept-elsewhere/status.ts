import type { SnapshotFrom } from 'xstate';
import { isKeptElsewhere, keptElsewhere } from '../../../domain/chat/outgoing';
import { waitingOf, type Waiting } from '../../../domain/chat/waiting-limit';
import type { ElsewhereMachine } from './machine';

export interface ElsewhereStatus {
  /** How many messages and files other tabs alone keep. */
  readonly count: number;
  /** How many files other tabs keep, and how large they are. */
  readonly waiting: Waiting;
  /** The last place in the order of writing that any tab keeps a message under; 0 for none. */
  readonly lastPlace: number;
}

export const selectElsewhereStatus = ({
  context: { kept, met },
}: SnapshotFrom<ElsewhereMachine>): ElsewhereStatus => ({
  count: keptElsewhere(met, kept),
  waiting: waitingOf(kept.files.filter(isKeptElsewhere(met))),
  lastPlace: Math.max(0, ...kept.queue.map(({ place }) => place)),
});
