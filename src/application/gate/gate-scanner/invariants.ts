import type { SnapshotFrom } from 'xstate';
import type { ScannerMachine } from './machine';

type Snapshot = SnapshotFrom<ScannerMachine>;

/** What holds in every state of a scanner. */
export const scannerInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-22] a verdict is shown only when the server gave it or the device has kept it': (now) =>
    !now.matches({ running: { scan: 'shown' } }) ||
    now.context.scan?.decision === 'asked' ||
    now.context.queue.length > 0 ||
    now.context.syncedAt !== null,
  '[MKT-22] an unanswered question has no verdict': (now) =>
    !now.matches({ running: { scan: 'unanswered' } }) || now.context.verdict === null,
  '[MKT-22] no scan is decided without a list': (now) => !now.matches('running') || now.context.list !== null,
};
