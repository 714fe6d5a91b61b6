import { eq } from 'drizzle-orm';
import { readBody } from '../../../../../contract/chat/chat-body';
import { withoutQuoted } from '../../../domain/chat/quoting';
import { numberedId } from '../../../domain/identifier/numbered-id';
import { StorageUnavailable } from '../../../ports/storage-fault';
import type { Orm } from '../orm';
import { message } from '../schema/message';
import { upload } from '../schema/upload';

/**
 * The content to store. The quoted message is locked until then: one that was taken back meanwhile is quoted without its
 * words, and one that is taken back later finds this quote.
 */
export const contentWithQuote = async (within: Orm, content: string): Promise<string> => {
  const { quote } = readBody(content);
  const id = quote === null ? null : numberedId(quote.id);
  if (id?._tag !== 'Some') return content;
  const [quoted] = await within
    .select({ recalledAt: message.recalledAt })
    .from(message)
    .where(eq(message.id, id.value))
    .for('share');
  return quoted === undefined || quoted.recalledAt !== null
    ? withoutQuoted(content, String(id.value))
    : content;
};

/** Locks the file that a message brings; the sweep waits for it. Where the sweep came first the write is to be tried again. */
export const fileLocked = async (within: Orm, fileId: string | null): Promise<void> => {
  if (fileId === null) return;
  const rows = await within.select({ id: upload.id }).from(upload).where(eq(upload.id, fileId)).for('share');
  if (rows.length === 0) throw new StorageUnavailable('The file of a message was removed.');
};
