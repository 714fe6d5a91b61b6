import type { SnapshotFrom } from 'xstate';
import { closedAgain } from '../../../domain/sale/closed-again';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import type { ResourceStatus } from '../../kit/resource/status';
import type { HiddenUntilMachine } from './machine';

/** Whether what the NDA had opened is to be hidden. */
export const selectIsOver = (snapshot: SnapshotFrom<HiddenUntilMachine>): boolean => snapshot.matches('over');

/** Returns the status of compared deals after the first of their NDAs ended, until they are loaded again. */
export const closedTogether = (
  status: ResourceStatus<readonly SaleDetail[]>,
): ResourceStatus<readonly SaleDetail[]> => ({ ...status, value: status.value?.map(closedAgain) ?? null });

/** Returns the status of a deal whose NDA ended, until it is loaded again. */
export const closedStatus = (status: ResourceStatus<SaleDetail>): ResourceStatus<SaleDetail> => ({
  ...status,
  value: status.value === null ? null : closedAgain(status.value),
});
