import type { DealCounts, DealFilter } from '../../../../contract/deal/deal-filter';
import type { Call, CallOptions } from '../../../ports/call';
import { resource, type Reading } from '../../kit/resource/definition';

/** Which condition of a filter leaves nothing: asked by one call, where a list is empty (SCR-02, LAY-16). */
export const looserCounts = (
  ports: Reading,
  counts: (filter: DealFilter, options: CallOptions) => Call<DealCounts>,
) => resource<DealFilter, DealCounts>(ports, counts);

export type LooserMachine = ReturnType<typeof looserCounts>;
