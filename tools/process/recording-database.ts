import {
  notifyingDatabase,
  type NotifyingDatabase,
} from '../../gateway/src/adapters/database/notifying-database';
import type { Database } from '../../gateway/src/adapters/database/orm';
import type { BusEvent } from '../../gateway/src/ports/message-bus';

export interface RecordingDatabase extends NotifyingDatabase {
  /** The events of its transactions, in the order in which they were committed. */
  readonly sent: BusEvent[];
}

/** A database whose events no socket receives. */
export const recordingDatabase = (database: Database): RecordingDatabase => {
  const sent: BusEvent[] = [];
  const outbox = {
    keep: () => Promise.resolve(null),
    send: (_id: number | null, event: BusEvent) => void sent.push(event),
  };
  return { ...notifyingDatabase(database, outbox), sent };
};
