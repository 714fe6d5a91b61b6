import type { Orm } from '../orm';
import { activityRegistration } from '../schema/activity-registration';
import { count } from './activity-places';

/** Inserts registrations for activities, and counts them at their activities. */
export const insertSeededRegistrations = async (
  orm: Orm,
  registrations: readonly (typeof activityRegistration.$inferInsert)[],
): Promise<void> => {
  for (const registration of registrations) {
    const { activityId, state } = registration;
    await orm.insert(activityRegistration).values(registration);
    await count(orm, activityId, {
      registered: state === 'registered' ? 1 : 0,
      waiting: state === 'waiting' ? 1 : 0,
    });
  }
};
