import type { SnapshotFrom } from 'xstate';
import type { SharedThing } from '../../../domain/share/thing-to-share';
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
  /** The shared link; null before it is known. */
  readonly link: string | null;
}

export const selectSharePhase = (snapshot: SnapshotFrom<ShareMachine>): ShareStatus['phase'] =>
  phases.find((phase) => snapshot.matches(phase)) ?? 'resting';

/** The sentence for what may no longer be shared. */
export const selectRefusal = ({ context: { deal } }: SnapshotFrom<ShareMachine>): string =>
  deal?.refused ?? '';

export const selectShareLink = ({ context: { card } }: SnapshotFrom<ShareMachine>): ShareStatus['link'] =>
  card === null ? null : card.link;

/** The one thing that is shared; null for several next to each other. */
export const selectSharedThing = ({ context: { deal } }: SnapshotFrom<ShareMachine>): SharedThing | null =>
  deal?.things.length === 1 ? (deal.things[0] ?? null) : null;
