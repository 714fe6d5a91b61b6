import type { TaskEither } from 'fp-ts/TaskEither';

/** The platform did not take the worker: its script is missing or fails, or storage is switched off. */
export interface WorkerFailure {
  readonly kind: 'refused';
}

/** What becomes of the worker. */
export type WorkerNews =
  /** A new release is here and waits for the pages of the present one. */
  | 'waiting'
  /** Another worker answers this page from now on: another tab, or this page, took the new release. */
  | 'replaced';

/** The worker by which pages work without network, and by which a new release comes (LAY-18). */
export interface ReleaseWorker {
  readonly isSupported: () => boolean;
  /** Registers it; a new release that waits already is reported to those who listen. */
  readonly register: () => TaskEither<WorkerFailure, void>;
  /** @returns stops listening */
  readonly listen: (hear: (news: WorkerNews) => void) => () => void;
  /** Asks the server whether there is a new release. */
  readonly look: () => void;
  /** Lets the release that waits take the place of the present one. */
  readonly takeOver: () => void;
}
