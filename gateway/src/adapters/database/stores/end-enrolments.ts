import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { stateOnRelisting } from '../../../domain/enrolment/enrolment-machine';
import type { Orm } from '../orm';
import { buy } from '../kinds/buy/table';
import { enrolment } from '../schema/enrolment';

/** Those of which a demand has one at most. */
export const isStanding = inArray(enrolment.state, ['pending', 'approved']);

/** The newest enrolment of a demand: it has the demand's state. */
export const newestEnrolmentOf = async (
  orm: Orm,
  buyId: string,
): Promise<typeof enrolment.$inferSelect | null> => {
  const [newest] = await orm
    .select()
    .from(enrolment)
    .where(eq(enrolment.buyId, buyId))
    .orderBy(desc(enrolment.number))
    .limit(1);
  return newest ?? null;
};

/** Ends the active enrolment of an unlisted demand, within the caller's transaction; such a demand is in no programme. */
export const endEnrolmentOf = async (
  within: Orm,
  buyId: string,
  reason: string,
  at: number,
): Promise<void> => {
  await within
    .update(enrolment)
    .set({ state: 'ended', endedFrom: sql`${enrolment.state}`, reason, changedAt: at })
    .where(and(eq(enrolment.buyId, buyId), isStanding));
  await within
    .update(buy)
    .set({ hundred: false })
    .where(and(eq(buy.id, buyId), sql`${buy.hundred}`));
};

/** The same for every demand of a removed account; its statement of funds is deleted. */
export const endEnrolmentsOf = async (within: Orm, accountId: string, at: number): Promise<void> => {
  const own = eq(enrolment.accountId, accountId);
  await within
    .update(enrolment)
    .set({ state: 'ended', reason: '账号已注销', changedAt: at })
    .where(and(own, isStanding));
  await within.update(enrolment).set({ statement: '', endedFrom: null }).where(own);
  await within
    .update(buy)
    .set({ hundred: false })
    .where(and(eq(buy.ownerId, accountId), sql`${buy.hundred}`));
};

/** Lets an enrolment go on that ended a moment ago, because its demand is listed again. */
export const resumeEnrolmentOf = async (within: Orm, buyId: string, at: number): Promise<void> => {
  const newest = await newestEnrolmentOf(within, buyId);
  if (newest?.state !== 'ended') return;
  const state = stateOnRelisting(newest.endedFrom, newest.changedAt, at);
  if (state === 'ended') return;
  await within
    .update(enrolment)
    .set({ state, endedFrom: null, reason: '', changedAt: at })
    .where(eq(enrolment.number, newest.number));
  if (state === 'approved') await within.update(buy).set({ hundred: true }).where(eq(buy.id, buyId));
};
