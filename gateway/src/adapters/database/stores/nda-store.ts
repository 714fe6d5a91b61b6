import { and, asc, eq, lt, lte, ne, type SQL } from 'drizzle-orm';
import { isRight } from 'fp-ts/Either';
import type { Message } from '../../../domain/message/message';
import { firstReminderMs, mostReminders, remindersDue } from '../../../domain/nda/nda';
import { ndaNotice } from '../../../domain/nda/nda-notice';
import type { NdaWithHistory, Ndas } from '../../../ports/ndas';
import { keysetPart, newestFirst } from '../keyset';
import type { Database, Orm } from '../orm';
import { nda } from '../schema/nda';
import { evidenceStore } from './evidence-store';
import { keyNoted } from './key-note';
import { noticesAdded } from './message-store';
import { dealOf, moveNdaWithin } from './nda-move';
import { ndaOf, withHistory } from './nda-row';

const mostAtOnce = 200;

type Row = typeof nda.$inferSelect;

const reminded = async (orm: Orm, row: Row, now: number): Promise<readonly Message[]> => {
  const due = remindersDue(row.signedAt ?? now, now);
  if (due <= row.reminders) return [];
  await orm.update(nda).set({ reminders: due }).where(eq(nda.id, row.id));
  const deal = await dealOf(orm, row.saleId);
  const notice = deal === null ? null : ndaNotice('reminder', deal, ndaOf(row));
  return notice === null ? [] : noticesAdded(orm, [{ ...notice, kind: 'deal', sentAt: now }]);
};

/** NDAs in the database. */
export const ndaStore = ({ orm, transaction }: Database): Ndas => {
  const first = async (which: SQL | undefined): Promise<NdaWithHistory | null> => {
    const rows = await orm.select().from(nda).where(which).limit(1);
    return (await withHistory(orm, rows))[0] ?? null;
  };
  const pendingRows = () =>
    orm.select().from(nda).where(eq(nda.state, 'pending')).orderBy(asc(nda.signedAt), asc(nda.id));

  return {
    of: ({ accountId, saleId }) => first(and(eq(nda.accountId, accountId), eq(nda.saleId, saleId))),
    one: (id) => first(eq(nda.id, id)),
    onSale: async (saleId, asked) => {
      const { list, ...place } = await keysetPart(
        orm,
        {
          table: nda,
          order: newestFirst(nda.id, ({ id }: Row) => id),
          which: and(eq(nda.saleId, saleId), ne(nda.state, 'unsigned')),
          rows: orm.select().from(nda).$dynamic(),
        },
        asked,
      );
      return { list: await withHistory(orm, list), ...place };
    },
    pending: async () => (await pendingRows().limit(mostAtOnce)).map(ndaOf),
    move: (which, event, at) =>
      transaction(async (within) => {
        const moved = await moveNdaWithin(within, which, event, at);
        if (isRight(moved)) await keyNoted(within);
        return moved;
      }),
    deal: (saleId) => dealOf(orm, saleId),
    over: (now) =>
      orm
        .select({ accountId: nda.accountId, saleId: nda.saleId })
        .from(nda)
        .where(and(eq(nda.state, 'signed'), lte(nda.expiresAt, now)))
        .limit(mostAtOnce),
    remind: (now) =>
      transaction(async (within) => {
        const rows = await within
          .select()
          .from(nda)
          .where(
            and(
              eq(nda.state, 'pending'),
              lte(nda.signedAt, now - firstReminderMs),
              lt(nda.reminders, mostReminders),
            ),
          )
          .for('update');
        const notices: Message[] = [];
        for (const row of rows) notices.push(...(await reminded(within, row, now)));
        return notices;
      }),
    ...evidenceStore(orm),
  };
};
