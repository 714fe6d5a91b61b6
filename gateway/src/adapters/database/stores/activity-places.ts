import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { addressOf } from '../../../../../contract/kind/address';
import type { Message } from '../../../domain/message/message';
import type { NoticeDraft } from '../../../ports/message-store';
import { placesLeft } from '../kinds/activity/places-left';
import { activity } from '../kinds/activity/table';
import type { Orm } from '../orm';
import { activityRegistration } from '../schema/activity-registration';
import { noticesAdded } from './message-store';

const { number, activityId, accountId, state } = activityRegistration;
export const isActive = ne(state, 'cancelled');
const isWaiting = eq(state, 'waiting');

const locked = {
  id: activity.id,
  title: activity.title,
  startsAt: activity.startsAt,
  endsAt: activity.endsAt,
  opensAt: activity.opensAt,
  closesAt: activity.closesAt,
  cancelledAt: activity.cancelledAt,
  withdrawnAt: activity.withdrawnAt,
  capacity: activity.capacity,
  reserved: activity.reserved,
  registered: activity.registered,
  waiting: activity.waiting,
  placesLeft,
};

/** Locks an activity until the transaction ends: what concerns its places happens one after the other. */
export const held = async (within: Orm, id: string) => {
  const [row] = await within.select(locked).from(activity).where(eq(activity.id, id)).for('update');
  return row ?? null;
};

type Held = NonNullable<Awaited<ReturnType<typeof held>>>;

/** Changes the numbers of the members with a place and of those who wait. */
export const count = async (
  within: Orm,
  id: string,
  { registered, waiting }: { readonly registered: number; readonly waiting: number },
): Promise<void> => {
  await within
    .update(activity)
    .set({
      registered: sql`${activity.registered} + ${registered}`,
      waiting: sql`${activity.waiting} + ${waiting}`,
    })
    .where(eq(activity.id, id));
};

const promotedNotice = (to: string, { id, title }: Held, sentAt: number): NoticeDraft => ({
  to,
  title: '候补成功，已为您保留名额',
  content: `有人取消了“${title}”的报名，您从候补转为已报名。不能参加的，请在活动开始前取消，名额会转给下一位。`,
  link: addressOf('activity', { id }),
  sentAt,
});

/** Gives a free place to the first in the queue; returns the notice, or null where none waits. */
const promoted = async (within: Orm, of: Held, at: number): Promise<NoticeDraft | null> => {
  const [first] = await within
    .select({ number, accountId })
    .from(activityRegistration)
    .where(and(eq(activityId, of.id), isWaiting))
    .orderBy(asc(number))
    .limit(1);
  if (first === undefined) return null;
  await within
    .update(activityRegistration)
    .set({ state: 'registered', changedAt: at })
    .where(eq(number, first.number));
  await count(within, of.id, { registered: 1, waiting: -1 });
  return promotedNotice(first.accountId, of, at);
};

/** Cancels an active registration of a locked activity; the first in the queue moves up where a place becomes free. */
export const cancelled = async (
  within: Orm,
  of: Held,
  own: { readonly number: number; readonly state: 'registered' | 'waiting' },
  at: number,
): Promise<readonly Message[]> => {
  await within
    .update(activityRegistration)
    .set({ state: 'cancelled', changedAt: at })
    .where(eq(number, own.number));
  if (own.state === 'waiting') {
    await count(within, of.id, { registered: 0, waiting: -1 });
    return [];
  }
  await count(within, of.id, { registered: -1, waiting: 0 });
  const notice = await promoted(within, of, at);
  return notice === null ? [] : noticesAdded(within, [notice]);
};

/** The active registration of an account; null for none. */
export const activeOf = async (within: Orm, ofActivity: string, ofAccount: string) => {
  const [own] = await within
    .select({ number, state })
    .from(activityRegistration)
    .where(and(eq(activityId, ofActivity), eq(accountId, ofAccount), isActive));
  return own === undefined || own.state === 'cancelled' ? null : { number: own.number, state: own.state };
};

/**
 * Ends the registrations of an account that is removed and deletes them; activities that began keep their numbers.
 * Returns the notices to those who moved up.
 */
export const giveUpRegistrationsOf = async (
  within: Orm,
  ofAccount: string,
  at: number,
): Promise<readonly Message[]> => {
  const active = await within
    .select({ activityId })
    .from(activityRegistration)
    .where(and(eq(accountId, ofAccount), isActive))
    // One order for all: two removals never wait for each other.
    .orderBy(asc(activityId));
  const notices: Message[] = [];
  for (const each of active) {
    const of = await held(within, each.activityId);
    const own = await activeOf(within, each.activityId, ofAccount);
    if (of !== null && own !== null && of.cancelledAt === null && at < of.startsAt)
      notices.push(...(await cancelled(within, of, own, at)));
  }
  await within.delete(activityRegistration).where(eq(accountId, ofAccount));
  return notices;
};
