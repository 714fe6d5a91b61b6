import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { DealKind } from '../../../../../contract/deal/deal-kind';
import type { Reports } from '../../../ports/reports';
import type { Database, Orm } from '../orm';
import { buy } from '../kinds/buy/table';
import { report } from '../schema/report';
import { sale } from '../kinds/sale/table';
import { transfer } from '../kinds/transfer/table';
import { accountLocked } from './account-lock';

interface Reportable {
  readonly title: string;
  /** Who published it; null where it is no account's. */
  readonly ownerId: string | null;
}

/** The name of a thing, and its owner; only the owner learns anything of a gone demand. */
const reportableOf: Readonly<Record<DealKind, (orm: Orm, id: string) => Promise<Reportable | undefined>>> = {
  sale: async (orm, id) =>
    (await orm.select({ title: sale.title, ownerId: sale.ownerId }).from(sale).where(eq(sale.id, id)))[0],
  buy: async (orm, id) =>
    (
      await orm
        .select({ title: buy.title, ownerId: buy.ownerId })
        .from(buy)
        .where(and(eq(buy.id, id), eq(buy.state, 'listed')))
    )[0],
  transfer: async (orm, id) => {
    const [found] = await orm.select({ title: transfer.title }).from(transfer).where(eq(transfer.id, id));
    return found && { ...found, ownerId: null };
  },
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
export const reportStore = ({ orm, transaction }: Database): Reports => ({
  add: (accountId, draft, reportedAt, most) =>
    transaction(async (within) => {
      const found = await reportableOf[draft.kind](within, draft.target);
      if (found === undefined) return 'unknown';
      if (found.ownerId === accountId) return 'own';
      return put(within, { ...draft, accountId, title: found.title, reportedAt }, most);
    }),
  addOfMessage: (accountId, draft, reportedAt, most) =>
    transaction((within) => put(within, { ...draft, kind: 'message', accountId, reportedAt }, most)),
  pending: (most) => orm.select(columns).from(report).where(waits).orderBy(asc(report.number)).limit(most),
  decide: async (number, { state, answer }, decidedAt) => {
    const [decided] = await orm
      .update(report)
      .set({ state, answer, decidedAt })
      .where(and(eq(report.number, number), waits))
      .returning(columns);
    return decided ?? null;
  },
});
