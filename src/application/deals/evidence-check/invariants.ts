import type { SnapshotFrom } from 'xstate';
import { askedEvidence } from '../../../../contract/rules/evidence-number';
import type { EvidenceCheckMachine } from './machine';

type Snapshot = SnapshotFrom<EvidenceCheckMachine>;

/** What holds in every reachable state of verifying evidence. */
export const evidenceCheckInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-04] nothing is called true without the gateway’s proof': (now) =>
    !now.matches({ open: 'genuine' }) || now.context.proof !== null,
  '[MKT-04] only a number or a digest is asked about': (now) =>
    !now.matches('checking') || askedEvidence(now.context.asked) !== null,
  'at most one thing is under way, and only in its state': (now) =>
    now.matches('checking') === (now.children.verify !== undefined) &&
    now.matches('digesting') === (now.children.digest !== undefined) &&
    now.matches('showing') === (now.children.show !== undefined),
};
