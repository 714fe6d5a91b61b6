import { refusals, type Refusal } from '../../../contract/refusal/refusal';
import { NoRoom, storageFaultOf } from './storage-fault';

/** The refusal for a failure of the storage; null for another error. */
export const refusalOf = (error: unknown): Refusal | null => {
  const fault = storageFaultOf(error);
  if (fault === null) return null;
  return fault instanceof NoRoom ? refusals.noRoom : refusals.storageBusy;
};
