import type { RowShape } from '../sql-client';

/** The data of the thread at its start. */
export interface DatabaseStart {
  /** The folder of the database; null keeps it in memory. */
  readonly folder: string | null;
  /** A dumped database to begin from; null begins empty. */
  readonly template: Uint8Array<ArrayBuffer> | null;
  /** PostgreSQL itself. */
  readonly compiled: WebAssembly.Module;
}

export type DatabaseTask =
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

/**
 * The statement failed, the disk is full, or the database is broken. After the last two this thread takes no more tasks:
 * PostgreSQL would end its process; PGlite cannot, and loops without an end.
 */
export type DatabaseFault = 'statement' | 'noRoom' | 'broken';
