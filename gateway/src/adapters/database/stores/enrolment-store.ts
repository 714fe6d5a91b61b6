import { and, asc, desc, eq, gt, isNotNull, or } from 'drizzle-orm';
import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import { isFound, type EnrolledBuy, type Enrolment } from '../../../domain/enrolment/enrolment';
import { enrolmentChange } from '../../../domain/enrolment/enrolment-machine';
import type { Enrolments, MovedEnrolment } from '../../../ports/enrolments';
import { noNotice, type NoticeOf } from '../../../ports/message-store';
import { noticeOfRight, type NotifyingDatabase } from '../notifying-database';
import type { Orm } from '../orm';
import { buy } from '../kinds/buy/table';
import { enrolment } from '../schema/enrolment';
import { newestEnrolmentOf } from './end-enrolments';
import { keyNoted } from './key-note';

const columns = {
  number: enrolment.number,
  buyId: enrolment.buyId,
  accountId: enrolment.accountId,
  state: enrolment.state,
  statement: enrolment.statement,
  reason: enrolment.reason,
  changedAt: enrolment.changedAt,
};

const ofBuy = {
  id: buy.id,
  ownerId: buy.ownerId,
  code: buy.code,
  title: buy.title,
  buyerType: buy.buyerType,
  state: buy.state,
  expiresAt: buy.expiresAt,
};

/** The demand is locked until all is done: a transaction that unlists it waits, and ends the new enrolment. */
const held = async (within: Orm, buyId: string): Promise<EnrolledBuy | null> =>
  (await within.select(ofBuy).from(buy).where(eq(buy.id, buyId)).for('update'))[0] ?? null;

const noticeOfMoved = (noticeOf: NoticeOf<MovedEnrolment>) =>
  noticeOfRight<MovedEnrolment>((moved) => (moved.changed ? noticeOf(moved) : null));

/** Enrolments in the database; whether a demand is in the programme is written into the demand together with them. */
export const enrolmentStore = ({ orm, transaction, notifying }: NotifyingDatabase): Enrolments => ({
  ofAccount: async (accountId, now, most) => {
    const newest = orm
      .selectDistinctOn([enrolment.buyId], columns)
      .from(enrolment)
      .where(eq(enrolment.accountId, accountId))
      .orderBy(enrolment.buyId, desc(enrolment.number))
      .as('newest');
    const found = and(eq(buy.state, 'listed'), gt(buy.expiresAt, now));
    const { number, buyId, accountId: owner, state, statement, reason, changedAt } = newest;
    return orm
      .select({
        buy: ofBuy,
        enrolment: { number, buyId, accountId: owner, state, statement, reason, changedAt },
      })
      .from(buy)
      .leftJoin(newest, eq(newest.buyId, buy.id))
      .where(and(eq(buy.ownerId, accountId), or(found, isNotNull(newest.number))))
      .orderBy(desc(buy.confirmedAt), desc(buy.id))
      .limit(most);
  },
  demand: async (buyId) => {
    const [found] = await orm.select(ofBuy).from(buy).where(eq(buy.id, buyId));
    return found === undefined ? null : { buy: found, enrolment: await newestEnrolmentOf(orm, buyId) };
  },
  one: async (number) =>
    (await orm.select(columns).from(enrolment).where(eq(enrolment.number, number)))[0] ?? null,
  pending: (most) =>
    orm
      .select({ buy: ofBuy, enrolment: columns })
      .from(enrolment)
      .innerJoin(buy, eq(buy.id, enrolment.buyId))
      .where(eq(enrolment.state, 'pending'))
      .orderBy(asc(enrolment.number))
      .limit(most),
  add: ({ accountId, buyId, statement }, at) =>
    transaction(async (within): Promise<Either<Refusal, Enrolment>> => {
      const demand = await held(within, buyId);
      if (demand === null || !isFound(demand, at)) return left(refusals.enrolmentNotListed);
      const newest = await newestEnrolmentOf(within, buyId);
      const change = newest === null ? null : enrolmentChange(newest.state, 'enrolled');
      if (change !== null && isLeft(change)) return change;
      const [added] = await within
        .insert(enrolment)
        .values({ accountId, buyId, statement, state: 'pending', enrolledAt: at, changedAt: at })
        .returning(columns);
      if (added === undefined) throw new Error('An enrolment was not stored.');
      await keyNoted(within);
      return right(added);
    }),
  move: (number, { event, reason }, at, noticeOf = noNotice) =>
    notifying(async (within): Promise<Either<Refusal, MovedEnrolment> | null> => {
      const [which] = await within
        .select({ buyId: enrolment.buyId })
        .from(enrolment)
        .where(eq(enrolment.number, number));
      const demand = which === undefined ? null : await held(within, which.buyId);
      const [before] = await within.select(columns).from(enrolment).where(eq(enrolment.number, number));
      if (demand === null || before === undefined) return null;
      const change = enrolmentChange(before.state, event);
      if (isLeft(change)) return change;
      if (change.right.kind !== 'moved') return right({ enrolment: before, buy: demand, changed: false });
      const { to: state } = change.right;
      const [after] = await within
        .update(enrolment)
        .set({ state, reason, changedAt: at })
        .where(eq(enrolment.number, number))
        .returning(columns);
      if (after === undefined) throw new Error('An enrolment was not stored.');
      if (state === 'approved' || before.state === 'approved')
        await within
          .update(buy)
          .set({ hundred: state === 'approved' })
          .where(eq(buy.id, demand.id));
      await keyNoted(within);
      return right({ enrolment: after, buy: demand, changed: true });
    }, noticeOfMoved(noticeOf)),
});
