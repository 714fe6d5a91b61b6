import type { RowShape } from '../sql-client';

/** The worker's data at its start. */
export interface WorkerStart {
  /** The folder of the database; null keeps it in memory. */
  readonly folder: string | null;
  /** A dumped database to begin from; null begins empty. */
  readonly template: Uint8Array<ArrayBuffer> | null;
  /** PostgreSQL itself. */
  readonly compiled: WebAssembly.Module;
}

export type WorkerTask =
  | {
      readonly kind: 'query';
      readonly sql: string;
      readonly parameters: readonly unknown[];
      readonly shape: RowShape;
    }
  | { readonly kind: 'script'; readonly sql: string }
  /** The whole database as one file, to begin others from. */
  | { readonly kind: 'dump' }
  | { readonly kind: 'close' };

export interface WorkerRequest {
  readonly id: number;
  readonly task: WorkerTask;
}

/**
 * What went wrong: the statement alone; no room, or the database itself. After the last two nothing may be asked of
 * this thread any more: PostgreSQL would end its process, PGlite cannot, and turns in a circle instead.
 */
export type WorkerFault = 'statement' | 'noRoom' | 'broken';

export type WorkerAnswer =
  /** Sent once, when the database is open; id 0 is the opening itself. */
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly message: string; readonly fault: WorkerFault };

/** Sent after each change of what visitors are shown, before the answer of the statement that made it. */
export interface PublicChange {
  readonly kind: 'publicChange';
}

export type WorkerMessage = WorkerAnswer | PublicChange;
