import type { SnapshotFrom } from 'xstate';
import type { NdaEvidenceMachine } from './machine';

type Snapshot = SnapshotFrom<NdaEvidenceMachine>;

/** What holds in every reachable state of handing over evidence. */
export const ndaEvidenceInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-04] nothing is handed over that the gateway did not issue': (now) =>
    now.context.file !== null || !(now.matches('saving') || now.matches('saved')),
  'at most one thing is under way, and only in its state': (now) =>
    now.matches('fetching') === (now.children.fetch !== undefined) &&
    now.matches('saving') === (now.children.save !== undefined),
};
