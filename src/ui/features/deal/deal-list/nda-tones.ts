import type { NdaState } from '../../../../../contract/sale/nda-state';
import type { StatusTone } from '../../../kit/display/tag/status-tag';

/** How each state of an NDA is set. */
export const ndaTones: Record<NdaState, StatusTone> = {
  unsigned: 'open',
  pending: 'pending',
  signed: 'done',
  rejected: 'rejected',
  expired: 'over',
};
