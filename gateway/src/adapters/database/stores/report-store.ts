import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { KindWith } from '../../../../../contract/kind/kinds';
import type { Reporter, Reports } from '../../../ports/reports';
import { noticeOfDone, type NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { storedKinds } from '../kinds/kinds';
import type { ReportedKind } from '../kinds/stored-kind';
import { report } from '../schema/report';
import { accountLocked } from './account-lock';

const reported: Readonly<Record<KindWith<'report'>, ReportedKind>> = storedKinds;

/** What a thing is called, and the account that published it; undefined where the reporter may not know of it. */
const reportableOf = async (orm: Orm, { isVerified }: Reporter, kind: KindWith<'report'>, target: string) => {
  const { table, id, title, ownerId, reportable, forVerified } = reported[kind];
  const known = isVerified || forVerified === undefined ? undefined : not(forVerified);
  const [found] = await orm
    .select({ title: sql<string>`${title}`, ownerId: sql<string | null>`${ownerId}` })
    .from(table)
    .where(and(eq(id, target), reportable, known));
  return found;
};

const waits = eq(report.state, 'pending');
const { state: _state, answer: _answer, decidedAt: _decidedAt, ...columns } = getTableColumns(report);

const put = async (
  within: Orm,
  draft: Omit<typeof report.$inferInsert, 'state' | 'answer'>,
  most: number,
): Promise<'added' | 'twice' | 'full'> => {
  // One after the other, so that two at once are counted both.
  await accountLocked(within, draft.accountId);
  const own = and(eq(report.accountId, draft.accountId), waits);
  const same = and(own, eq(report.kind, draft.kind), eq(report.target, draft.target));
  if ((await within.$count(report, same)) > 0) return 'twice';
  if ((await within.$count(report, own)) >= most) return 'full';
  await within.insert(report).values({ ...draft, state: 'pending', answer: '' });
  return 'added';
};

/** What members report as wrong, in the database. */
export const reportStore = ({ orm, transaction, notifying }: NotifyingDatabase): Reports => ({
  add: (reporter, draft, reportedAt, most) =>
    transaction(async (within) => {
      const found = await reportableOf(within, reporter, draft.kind, draft.target);
      if (found === undefined) return 'unknown';
      const { id: accountId } = reporter;
      if (found.ownerId === accountId) return 'own';
      return put(within, { ...draft, accountId, title: found.title, reportedAt }, most);
    }),
  addOfMessage: (accountId, draft, reportedAt, most) =>
    transaction((within) => put(within, { ...draft, kind: 'message', accountId, reportedAt }, most)),
  pending: (most) => orm.select(columns).from(report).where(waits).orderBy(asc(report.number)).limit(most),
  decide: (number, { state, answer }, decidedAt, noticeOf) =>
    notifying(async (within) => {
      const [decided] = await within
        .update(report)
        .set({ state, answer, decidedAt })
        .where(and(eq(report.number, number), waits))
        .returning(columns);
      return decided ?? null;
    }, noticeOfDone(noticeOf)),
});
