import { and, asc, desc, eq } from 'drizzle-orm';
import type { Decision, Verification } from '../../../domain/verification/verification';
import type { Verifications } from '../../../ports/verifications';
import { noticeOfDone, type NotifyingDatabase } from '../notifying-database';
import type { Database, Orm } from '../orm';
import { account } from '../schema/account';
import { upload } from '../schema/upload';
import { verification } from '../schema/verification';
import { accountLocked, lockedUnlessRemoved } from './account-lock';
import { keyNoted } from './key-note';

type Row = typeof verification.$inferSelect;

const decisionOf = ({ state, level, reason, decidedAt }: Row): Verification['decision'] => {
  if (decidedAt === null || state === 'pending') return null;
  if (state === 'rejected') return { kind: 'rejected', reason: reason ?? '', at: decidedAt };
  return { kind: 'approved', level: level ?? '2', at: decidedAt };
};

const verificationOf = (row: Row, document: Verification['document']): Verification => {
  const { id, accountId, name, company, position, submittedAt, expectedAt } = row;
  return {
    id,
    accountId,
    name,
    company,
    position,
    submittedAt,
    expectedAt,
    document,
    decision: decisionOf(row),
  };
};

const documentColumns = { id: upload.id, name: upload.name, type: upload.type, size: upload.size };

const selected = (orm: Orm) =>
  orm
    .select({ row: verification, document: documentColumns })
    .from(verification)
    .leftJoin(upload, eq(upload.id, verification.documentId));

const outcome = (decision: Decision) =>
  decision.kind === 'approved'
    ? { state: 'approved' as const, level: decision.level }
    : { state: 'rejected' as const, reason: decision.reason };

/** The newest application of an account, in the database; null when it never handed one in. */
export const newestVerification =
  ({ orm }: Pick<Database, 'orm'>): Verifications['newest'] =>
  async (accountId) => {
    const [found] = await selected(orm)
      .where(eq(verification.accountId, accountId))
      .orderBy(desc(verification.id))
      .limit(1);
    return found === undefined ? null : verificationOf(found.row, found.document);
  };

export const verificationStore = (database: NotifyingDatabase): Verifications => {
  const { orm } = database;
  const one = async (by: Orm, id: number): Promise<Verification | null> => {
    const [found] = await selected(by).where(eq(verification.id, id));
    return found === undefined ? null : verificationOf(found.row, found.document);
  };

  return {
    one: (id) => one(orm, id),
    newest: newestVerification(database),
    pending: async () => {
      const rows = await selected(orm)
        .where(eq(verification.state, 'pending'))
        .orderBy(asc(verification.id))
        .limit(200);
      return rows.map(({ row, document }) => verificationOf(row, document));
    },
    add: (application) =>
      database.transaction(async (inside) => {
        await accountLocked(inside, application.accountId);
        const [added] = await inside
          .insert(verification)
          .values({ ...application, state: 'pending' })
          .onConflictDoNothing()
          .returning({ id: verification.id });
        if (added === undefined) return null;
        await keyNoted(inside);
        return one(inside, added.id);
      }),
    decide: (id, decision, at, noticeOf) =>
      database.notifying(async (inside) => {
        const [waiting] = await inside
          .select({ accountId: verification.accountId })
          .from(verification)
          .where(eq(verification.id, id));
        if (waiting === undefined || !(await lockedUnlessRemoved(inside, waiting.accountId))) return null;
        const [decided] = await inside
          .update(verification)
          .set({ ...outcome(decision), decidedAt: at })
          .where(and(eq(verification.id, id), eq(verification.state, 'pending')))
          .returning();
        if (decided === undefined) return null;
        const { accountId, name, company, position } = decided;
        if (decision.kind === 'approved')
          await inside
            .update(account)
            .set({ prove: decision.level, name, company, position })
            .where(eq(account.id, accountId));
        return one(inside, id);
      }, noticeOfDone(noticeOf)),
  };
};
