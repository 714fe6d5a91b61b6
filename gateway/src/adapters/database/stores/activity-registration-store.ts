import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { left, right, type Either } from 'fp-ts/Either';
import { eventState, type EventState } from '../../../../../contract/event/event-state';
import { addressOf } from '../../../../../contract/kind/address';
import { refusals, type Refusal } from '../../../../../contract/refusal/refusal';
import type { Message } from '../../../domain/message/message';
import type { ActivityRegistrations } from '../../../ports/activity-registrations';
import { activity } from '../kinds/activity/table';
import type { Database } from '../orm';
import { activityRegistration } from '../schema/activity-registration';
import { accountLocked } from './account-lock';
import { activeOf, cancelled, count, held, isActive } from './activity-places';
import { keyNoted } from './key-note';
import { noticesAdded } from './message-store';

const { number, activityId, accountId, state, name, phone, company, position, registeredAt, changedAt } =
  activityRegistration;

/** Why no member can register in a state of the activity; absent where a member can. */
const closedBy: Partial<Record<EventState, Refusal>> = {
  coming: refusals.activityNotOpen,
  closed: refusals.activityClosed,
  running: refusals.activityOver,
  ended: refusals.activityOver,
  cancelled: refusals.activityCancelled,
};

/**
 * How many of the queue come before a registration, with it; null where it does not wait. The columns are named with
 * their table: drizzle leaves it out of a question for one table, and the inner one would hide the outer.
 */
const queuePlace = sql<number | null>`case when activity_registration.state = 'waiting' then (
  select count(*) from activity_registration as ahead
  where ahead.activity_id = activity_registration.activity_id and ahead.state = 'waiting'
    and ahead.number <= activity_registration.number)::integer end`;

/** Registrations for activities in the database. */
export const activityRegistrationStore = ({ orm, transaction }: Database): ActivityRegistrations => ({
  register: ({ activityId: id, accountId: whose, attendee, waits }, at) =>
    transaction(async (within): Promise<Either<Refusal, null>> => {
      await accountLocked(within, whose);
      const of = await held(within, id);
      if (of === null || of.withdrawnAt !== null) return left(refusals.activityUnknown);
      const refused = closedBy[eventState(of, at)];
      if (refused !== undefined) return left(refused);
      if ((await activeOf(within, id, whose)) !== null) return right(null);
      const mustWait = of.placesLeft !== null && of.placesLeft <= 0;
      if (mustWait && !waits) return left(refusals.activityFull);
      await within.insert(activityRegistration).values({
        ...attendee,
        activityId: id,
        accountId: whose,
        state: mustWait ? 'waiting' : 'registered',
        registeredAt: at,
        changedAt: at,
      });
      await count(within, id, mustWait ? { registered: 0, waiting: 1 } : { registered: 1, waiting: 0 });
      await keyNoted(within);
      return right(null);
    }),
  cancel: (id, whose, at) =>
    transaction(async (within): Promise<Either<Refusal, readonly Message[]>> => {
      const of = await held(within, id);
      if (of === null) return left(refusals.activityUnknown);
      const own = await activeOf(within, id, whose);
      if (own === null) {
        const before = await within.$count(
          activityRegistration,
          and(eq(activityId, id), eq(accountId, whose)),
        );
        return before > 0 ? right([]) : left(refusals.registrationUnknown);
      }
      if (of.cancelledAt !== null) return left(refusals.activityCancelled);
      return at >= of.startsAt ? left(refusals.activityOver) : right(await cancelled(within, of, own, at));
    }),
  mine: async (id, whose) => {
    const there = await orm.$count(activity, and(eq(activity.id, id), isNull(activity.withdrawnAt)));
    if (there === 0) return false;
    const [own] = await orm
      .select({ state, queuePlace, name, phone, company, position, registeredAt, changedAt })
      .from(activityRegistration)
      .where(and(eq(activityId, id), eq(accountId, whose)))
      .orderBy(desc(number))
      .limit(1);
    return own ?? null;
  },
  ofAccount: async (whose, most) => {
    const newest = orm
      .selectDistinctOn([activityId], {
        ...getTableColumns(activityRegistration),
        queuePlace: queuePlace.as('queue_place'),
      })
      .from(activityRegistration)
      .where(eq(accountId, whose))
      .orderBy(activityId, desc(number))
      .as('newest');
    const { title, place, startsAt, endsAt, opensAt, closesAt, cancelledAt } = activity;
    return orm
      .select({
        activityId: newest.activityId,
        title,
        place,
        startsAt,
        endsAt,
        opensAt,
        closesAt,
        cancelledAt,
        state: newest.state,
        queuePlace: newest.queuePlace,
        registeredAt: newest.registeredAt,
      })
      .from(newest)
      .innerJoin(activity, eq(activity.id, newest.activityId))
      .orderBy(desc(startsAt), desc(newest.number))
      .limit(most);
  },
  ofActivity: async (id) => {
    const there = await orm.$count(activity, eq(activity.id, id));
    if (there === 0) return null;
    return orm
      .select({ state, name, phone, company, position, registeredAt })
      .from(activityRegistration)
      .where(and(eq(activityId, id), isActive))
      .orderBy(asc(number));
  },
  callOff: (id, reason, at) =>
    transaction(async (within) => {
      const of = await held(within, id);
      if (of === null || of.cancelledAt !== null || at >= of.endsAt) return null;
      await within
        .update(activity)
        .set({
          cancelledAt: at,
          changedAt: at,
          facts: sql`jsonb_set(jsonb_set(${activity.facts}, '{cancelReason}', to_jsonb(${reason}::text)),
            '{sequence}', to_jsonb((${activity.facts} ->> 'sequence')::integer + 1))`,
        })
        .where(eq(activity.id, id));
      const active = await within
        .select({ to: accountId })
        .from(activityRegistration)
        .where(and(eq(activityId, id), isActive))
        .orderBy(asc(number));
      return noticesAdded(
        within,
        active.map(({ to }) => ({
          to,
          title: '活动已取消',
          content: `您报名的“${of.title}”已取消。原因：${reason}`,
          link: addressOf('activity', { id }),
          sentAt: at,
        })),
      );
    }),
});
