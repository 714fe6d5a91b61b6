import { refusals } from '../../../contract/refusal/refusal';
import { activityStore } from '../adapters/database/kinds/activity/store';
import type { Database } from '../adapters/database/orm';
import { activityRegistrationStore } from '../adapters/database/stores/activity-registration-store';
import { activityCalls, activityRegistrationCalls } from '../adapters/http/calls/activity-calls';
import { makeActivityDesk } from '../application/operator/activity-desk';
import { publicReading } from '../application/kind/public-reading';
import { makeRegistering, type RegisteringNeeds } from '../application/activity/registering';

export type ActivityNeeds = Omit<RegisteringNeeds, 'registrations'>;

/** Activities and registrations for them, put together. */
export const makeActivityUseCases = (database: Database, needs: ActivityNeeds) => {
  const registrations = activityRegistrationStore(database);
  return {
    desk: makeActivityDesk({ ...needs, registrations }),
    calls: [
      ...activityCalls(publicReading(activityStore(database, needs.clock), refusals.activityUnknown)),
      ...activityRegistrationCalls(makeRegistering({ ...needs, registrations })),
    ],
  };
};
