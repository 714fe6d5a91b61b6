import type { SnapshotFrom } from 'xstate';
import type { WireThread } from '../../../../contract/chat/thread';
import type { OutboxQueue } from '../../../domain/chat/outbox-queue';
import type { FileQueue, UploadProgress } from '../../../domain/chat/waiting-file';
import type { TakenMessages } from '../../../domain/chat/taken-messages';
import type { ThreadLog } from '../../../domain/chat/thread-log';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { ThreadMachine } from './machine';

type Thread = SnapshotFrom<ThreadMachine>;

/** What a view sees of a conversation. */
export interface ThreadStatus {
  /** `apart`: no answer came; written messages wait until one does. */
  readonly phase: 'opening' | 'unknown' | 'failed' | 'apart' | 'here';
  /** What did not come is asked for again. */
  readonly asking: boolean;
  readonly failure: GatewayFailure | null;
  readonly thread: WireThread | null;
  readonly log: ThreadLog;
  /** `more`: earlier messages can be loaded. */
  readonly older: 'none' | 'more' | 'fetching' | 'failed';
  /** The missed messages are not loaded yet. */
  readonly behind: boolean;
  /** The unsent messages; null until they are known, and until then the user cannot write. */
  readonly pending: OutboxQueue | null;
  /** What the server took and has not sent back: shown as sent. */
  readonly taken: TakenMessages;
  /** Files that wait to go to the other. */
  readonly files: FileQueue;
  readonly progress: UploadProgress | null;
  /** Nothing can be written: what sends it did not come. */
  readonly cannotSend: boolean;
  readonly readUpTo: string | null;
  readonly doing: boolean;
  readonly problem: GatewayFailure | null;
}

const phaseOf = (snapshot: Thread): ThreadStatus['phase'] => {
  if (snapshot.matches({ talk: 'here' })) return 'here';
  if (snapshot.matches({ talk: 'unknown' })) return 'unknown';
  if (snapshot.matches({ talk: 'apart' })) return 'apart';
  return snapshot.matches({ talk: 'failed' }) ? 'failed' : 'opening';
};

const olderOf = (snapshot: Thread): ThreadStatus['older'] => {
  if (snapshot.matches({ talk: { here: { older: 'fetching' } } })) return 'fetching';
  if (snapshot.matches({ talk: { here: { older: 'failed' } } })) return 'failed';
  return snapshot.context.older === null ? 'none' : 'more';
};

export const selectThreadStatus = (snapshot: Thread): ThreadStatus => {
  const { failure, thread, log, pending, taken, files, progress, readUpTo, problem } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    asking: snapshot.matches({ talk: { apart: 'asking' } }),
    failure,
    thread,
    log,
    older: olderOf(snapshot),
    behind: snapshot.matches({ talk: { here: { fresh: 'behind' } } }),
    pending,
    taken,
    files,
    progress,
    cannotSend: snapshot.matches({ outgoing: 'missing' }),
    readUpTo,
    doing: snapshot.matches({ talk: { here: { deeds: 'doing' } } }),
    problem,
  };
};
