import type { SnapshotFrom } from 'xstate';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { PosterMachine } from './machine';

type Snapshot = SnapshotFrom<PosterMachine>;

const phases = ['reading', 'drawing', 'ready', 'undrawn', 'over', 'failed'] as const;
const notes = ['saved', 'unsaved', 'tooOld', 'withoutWechat', 'copied', 'uncopied'] as const;
const acts = ['saving', 'sharing', 'copying'] as const;

export type PosterPhase = (typeof phases)[number];
export type PosterNote = (typeof notes)[number];

export const selectPosterPhase = (snapshot: Snapshot): PosterPhase =>
  phases.find((phase) => snapshot.matches(phase)) ?? 'reading';

/** The note about the last act; null for none. */
export const selectPosterNote = (snapshot: Snapshot): PosterNote | null =>
  notes.find((note) => snapshot.matches({ ready: note })) ?? null;

/** The act that is under way. */
export const selectPosterAct = (snapshot: Snapshot): (typeof acts)[number] | null =>
  acts.find((act) => snapshot.matches({ ready: act })) ?? null;

/** The `src` of the drawn poster; null before it is drawn. */
export const selectPosterAddress = ({ context }: Snapshot): string | null => context.drawn?.address ?? null;

export const selectPosterLink = ({ context }: Snapshot): string => context.read?.link ?? '';

/** What the poster says, for users who cannot see it. */
export const selectPosterTitle = ({ context }: Snapshot): string => context.read?.title ?? '';

/** Whether its link carries the promotion code of the member who shares. */
export const selectIsPromoted = ({ context }: Snapshot): boolean =>
  context.read?.link.includes('sprad=') ?? false;

export const selectPosterFailure = ({ context }: Snapshot): GatewayFailure | null => context.failure;
