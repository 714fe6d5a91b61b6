import { AsyncLocalStorage } from 'node:async_hooks';
import { lte } from 'drizzle-orm';
import { StorageUnavailable } from '../../../ports/storage-fault';
import type { Orm } from '../orm';
import { answeredCall } from '../schema/answered-call';

type NoteRow = typeof answeredCall.$inferInsert;

/** The note of a keyed write that is being done. */
interface KeyNote {
  readonly row: NoteRow;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  isNoted: boolean;
}

const underWay = new AsyncLocalStorage<KeyNote>();

/**
 * Does a keyed write, which is stored by one transaction. The store that writes notes the key in that transaction;
 * `isNoted` is false where none did, because nothing was stored.
 */
export const withKeyNote = async <A>(
  row: NoteRow,
  now: () => number,
  work: () => Promise<A>,
): Promise<{ readonly answer: A; readonly isNoted: boolean }> => {
  const note: KeyNote = { row, now, isNoted: false };
  const answer = await underWay.run(note, work);
  return { answer, isNoted: note.isNoted };
};

/**
 * Notes, within the transaction of a write, that its key is used; outside of a keyed write it does nothing. The write
 * and the note are stored together or not at all, however the process ends. It fails where another process has noted
 * the key meanwhile: this write is rolled back, and its repeat is answered by what the other process stored.
 */
export const keyNoted = async (within: Orm): Promise<void> => {
  const note = underWay.getStore();
  if (note === undefined) return;
  const { givenHash, expiresAt } = note.row;
  const stored = await within
    .insert(answeredCall)
    .values(note.row)
    .onConflictDoUpdate({
      target: answeredCall.id,
      set: { givenHash, expiresAt },
      setWhere: lte(answeredCall.expiresAt, note.now()),
    })
    .returning({ id: answeredCall.id });
  if (stored.length === 0) throw new StorageUnavailable('Another process has done the same keyed write.');
  note.isNoted = true;
};
