import { refusals, type Refusal } from '../../../contract/refusal/refusal';
import { AccountRemoved } from './account-removed';
import { NoRoom, storageFaultOf } from './storage-fault';

/** The refusal for a failure of the storage, or for a write of a removed account; null for another error. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof AccountRemoved) return refusals.accountRemoved;
  const fault = storageFaultOf(error);
  if (fault === null) return null;
  return fault instanceof NoRoom ? refusals.noRoom : refusals.storageBusy;
};
