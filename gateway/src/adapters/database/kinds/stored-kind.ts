import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DealFacts } from '../../../domain/chat/deal-card';
import type { Rows } from '../keyset';
import type { Orm } from '../orm';

/** What a kind is stored as. */
interface StoredKind {
  readonly table: PgTable;
  readonly id: PgColumn;
}

/** A kind that members keep among their favourites. */
export interface KeptKind<Kept> extends StoredKind {
  /** Which things may be added; undefined: each that is there. */
  readonly keepable: SQL | undefined;
  /** The column by which the favourites of this kind are filtered; null for none. */
  readonly sourceType: PgColumn | null;
  /** The favourites of this kind with what they are, for `keysetPart`. */
  readonly keptRows: (orm: Orm) => Rows<Kept & { readonly place: number }>;
}

/** A kind that members report. */
export interface ReportedKind extends StoredKind {
  /** Which things may be reported; undefined: each that is there. */
  readonly reportable: SQL | undefined;
  readonly title: PgColumn;
  /** Null where nothing of the kind is an account's. */
  readonly ownerId: PgColumn | null;
}

/** A kind that conversations show as a card. */
export interface CardKind extends StoredKind {
  readonly title: PgColumn;
  readonly code: PgColumn;
  /** Null where there is no such thing; a closed deal is still returned. */
  readonly factsOf: (orm: Orm, id: string, now: number) => Promise<DealFacts | null>;
}

/** A kind whose pages are in the site map. */
export interface MappedKind extends StoredKind {
  readonly siteMap: {
    /** The name of its parts. */
    readonly name: string;
    readonly path: SQL<string>;
    readonly changedAt: PgColumn;
    /** Which things crawlers may see at a moment. */
    readonly shown: (now: number) => SQL | undefined;
  };
}
