import { refusals, type Refusal } from '../../../contract/refusal/refusal';
import { NoRoom, storageFaultOf } from './storage-fault';

/** What a caller is told when the storage failed; null when it was something else. */
export const refusalOf = (error: unknown): Refusal | null => {
  const fault = storageFaultOf(error);
  if (fault === null) return null;
  return fault instanceof NoRoom ? refusals.noRoom : refusals.storageBusy;
};
