import { eq, sql } from 'drizzle-orm';
import { activity } from '../kinds/activity/table';
import type { Orm } from '../orm';
import { activityRegistration } from '../schema/activity-registration';

/** Inserts registrations for activities, and counts them at their activities. */
export const insertSeededRegistrations = async (
  orm: Orm,
  registrations: readonly (typeof activityRegistration.$inferInsert)[],
): Promise<void> => {
  for (const registration of registrations) {
    const { activityId, state } = registration;
    await orm.insert(activityRegistration).values(registration);
    await orm
      .update(activity)
      .set({
        registered: sql`${activity.registered} + ${state === 'registered' ? 1 : 0}`,
        waiting: sql`${activity.waiting} + ${state === 'waiting' ? 1 : 0}`,
      })
      .where(eq(activity.id, activityId));
  }
};
