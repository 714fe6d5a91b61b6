import type { SnapshotFrom } from 'xstate';
import { unsentCount, type OutboxQueue } from '../../domain/chat/outbox-queue';
import type { OutboxMachine } from './machine';

export interface OutboxStatus {
  /** In the order of writing. */
  readonly entries: OutboxQueue;
  /** How many a logout would lose. */
  readonly unsent: number;
}

export const selectOutboxStatus = ({ context }: SnapshotFrom<OutboxMachine>): OutboxStatus => ({
  entries: context.queue,
  unsent: unsentCount(context.queue),
});
