import { eq, sql } from 'drizzle-orm';
import { hourMs } from '../../../contract/values/duration';
import { activity } from '../adapters/database/kinds/activity/table';
import type { Orm } from '../adapters/database/orm';
import { activityRegistration } from '../adapters/database/schema/activity-registration';
import type { SeedContent } from './seed-content';

/** The registrations of a seed for its activities, and the numbers of the activities that follow from them. */
export const seedRegistrations = async (
  orm: Orm,
  { accounts, activityRegistrations = [] }: Pick<SeedContent, 'accounts' | 'activityRegistrations'>,
  now: number,
): Promise<void> => {
  for (const { activityId, accountId, state, hoursAgo } of activityRegistrations) {
    const at = now - hoursAgo * hourMs;
    const {
      name = '',
      phone = '',
      company = '',
      position = '',
    } = accounts.find(({ id }) => id === accountId) ?? {};
    await orm.insert(activityRegistration).values({
      activityId,
      accountId,
      state,
      name,
      phone,
      company,
      position,
      registeredAt: at,
      changedAt: at,
    });
    await orm
      .update(activity)
      .set({
        registered: sql`${activity.registered} + ${state === 'registered' ? 1 : 0}`,
        waiting: sql`${activity.waiting} + ${state === 'waiting' ? 1 : 0}`,
      })
      .where(eq(activity.id, activityId));
  }
};
