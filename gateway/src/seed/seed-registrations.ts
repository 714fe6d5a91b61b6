import { hourMs } from '../../../contract/values/duration';
import type { Orm } from '../adapters/database/orm';
import { insertSeededRegistrations } from '../adapters/database/stores/seeded-registrations';
import type { SeedContent } from './seed-content';

/** The registrations of a seed for its activities, and the numbers of the activities that follow from them. */
export const seedRegistrations = (
  orm: Orm,
  { accounts, activityRegistrations = [] }: Pick<SeedContent, 'accounts' | 'activityRegistrations'>,
  now: number,
): Promise<void> =>
  insertSeededRegistrations(
    orm,
    activityRegistrations.map(({ activityId, accountId, state, hoursAgo }) => {
      const account = accounts.find(({ id }) => id === accountId);
      const { name = '', phone = '', company = '', position = '' } = account ?? {};
      const at = now - hoursAgo * hourMs;
      return {
        activityId,
        accountId,
        state,
        name,
        phone,
        company,
        position,
        registeredAt: at,
        changedAt: at,
      };
    }),
  );
