import type { SnapshotFrom } from 'xstate';
import { closedAgain } from '../../../domain/sale/closed-again';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import type { ResourceStatus } from '../../kit/resource/status';
import type { HiddenUntilMachine } from './machine';

/** Whether what the NDA had opened is to be hidden. */
export const selectIsOver = (snapshot: SnapshotFrom<HiddenUntilMachine>): boolean => snapshot.matches('over');

/** What a view sees of deals beside each other when the first of their NDAs is over, until they were read anew. */
export const closedTogether = (
  status: ResourceStatus<readonly SaleDetail[]>,
): ResourceStatus<readonly SaleDetail[]> => ({ ...status, value: status.value?.map(closedAgain) ?? null });

/** What a view sees of a deal whose NDA is over, until it was read anew. */
export const closedStatus = (status: ResourceStatus<SaleDetail>): ResourceStatus<SaleDetail> => ({
  ...status,
  value: status.value === null ? null : closedAgain(status.value),
});
