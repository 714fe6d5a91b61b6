import type { SnapshotFrom } from 'xstate';
import type { OutboxQueue } from '../../../domain/chat/outbox-queue';
import type { OutboxMachine } from './machine';

export interface OutboxStatus {
  /** In the order of writing. */
  readonly entries: OutboxQueue;
  readonly taken: readonly string[];
}

export const selectOutboxStatus = ({ context }: SnapshotFrom<OutboxMachine>): OutboxStatus => ({
  entries: context.queue,
  taken: context.taken,
});
