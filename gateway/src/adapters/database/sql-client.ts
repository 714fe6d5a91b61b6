import type { PoolLoad } from '../../ports/metrics';

/** How rows come: as arrays in the order of the columns, or as objects by column name. */
export type RowShape = 'arrays' | 'objects';

/** The little that is asked of a PostgreSQL connection. Statements run one after the other. */
export interface SqlClient {
  readonly query: (sql: string, parameters: readonly unknown[], shape: RowShape) => Promise<unknown[]>;
  /** Several statements without parameters. */
  readonly script: (sql: string) => Promise<void>;
}

export interface SqlDatabase extends SqlClient {
  /**
   * Runs `work` alone between begin and commit; an error rolls everything back.
   * Inside, only the client that is handed in may be used: the database itself refuses.
   */
  readonly transaction: <A>(work: (client: SqlClient) => Promise<A>) => Promise<A>;
  /** Waits for what is under way, then ends. Later calls fail. */
  readonly close: () => Promise<void>;
}

/** A database that knows how much its connections have to do. */
export interface MeasuredDatabase extends SqlDatabase {
  /** Whether it hears of changes by other instances; without it there are no others. */
  readonly hearsChanges?: () => boolean;
  readonly load: () => readonly PoolLoad[];
}
