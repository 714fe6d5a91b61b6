import { waitingStore } from '../adapters/database/stores/waiting-store';
import type { Database } from '../adapters/database/orm';
import { makeOwnWaiting, type OwnWaiting, type OwnWaitingNeeds } from '../application/waiting/own-waiting';

/** What waits for a member, put together. */
export const makeWaitingUseCase = (database: Database, needs: Omit<OwnWaitingNeeds, 'causes'>): OwnWaiting =>
  makeOwnWaiting({ ...needs, causes: waitingStore(database) });
