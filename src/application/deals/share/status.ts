import type { SnapshotFrom } from 'xstate';
import type { ToShare } from '../../../domain/share/deal-to-share';
import type { ShareMachine } from './machine';

const phases = [
  'preparing',
  'handing',
  'armed',
  'pathUnset',
  'pictureFailed',
  'copying',
  'copied',
  'uncopied',
  'refused',
  'failed',
] as const;

/** What a view sees of sharing. */
export interface ShareStatus {
  readonly phase: 'resting' | (typeof phases)[number];
  /** What is shared; null before it is known. */
  readonly link: string | null;
}

export const selectSharePhase = (snapshot: SnapshotFrom<ShareMachine>): ShareStatus['phase'] =>
  phases.find((phase) => snapshot.matches(phase)) ?? 'resting';

/** What is shared, or was last. */
export const selectSharedKind = ({ context: { deal } }: SnapshotFrom<ShareMachine>): ToShare['kind'] =>
  deal?.kind ?? 'sale';

export const selectShareLink = ({ context: { card } }: SnapshotFrom<ShareMachine>): ShareStatus['link'] =>
  card === null ? null : card.link;
