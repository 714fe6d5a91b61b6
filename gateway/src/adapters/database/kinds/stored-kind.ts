import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DealFacts } from '../../../domain/chat/deal-card';
import type { SearchDraft } from '../../../domain/search/search-draft';
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
  /** The favourites of this kind with what they are at a moment, for `keysetPart`. */
  readonly keptRows: (orm: Orm, now: number) => Rows<Kept & { readonly place: number }>;
}

/** A kind that members report. */
export interface ReportedKind extends StoredKind {
  /** Which things may be reported; undefined: each that is there. */
  readonly reportable: SQL | undefined;
  /** Which of them only members with a complete verification may know of; absent: none. */
  readonly forVerified?: SQL;
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

/** A kind that the operator publishes and withdraws. */
export interface OperatedKind extends StoredKind {
  readonly title: PgColumn;
  /** Milliseconds since 1970; null while it is listed. */
  readonly withdrawnAt: PgColumn;
  /** The fields of a record that no two things of the kind share, and their columns; `tickets.id` is that of each of a list. */
  readonly uniqueColumns: Readonly<Record<string, PgColumn>>;
  /** When the page changed, for the site map; null for kinds that store no such moment. */
  readonly changedAt: PgColumn | null;
}

/** A kind whose list members save as a search. Only what every reader of the kind may see is named here (ENT-08). */
export interface SearchedKind extends FoundKind {
  readonly searched: {
    /** Null where nothing of the kind is an account's. */
    readonly ownerId: PgColumn | null;
    /** What an alert shows after the title. */
    readonly about: readonly PgColumn[];
    /** Which things an alert may still show. */
    readonly listed: SQL;
    /** The conditions of the list that a search asks for; null where the list would refuse it. */
    readonly which: (search: SearchDraft, now: number) => SQL | null;
  };
}

/** A column whose ids are shown by their names. */
interface NamedFact {
  readonly ids: PgColumn;
  readonly names: ReadonlyMap<string, string>;
}

/** A kind that the search over all kinds looks through. Only what every reader of the kind may see is named here. */
export interface FoundKind extends StoredKind {
  readonly found: {
    readonly title: PgColumn;
    /** Null for kinds without codes. */
    readonly code: PgColumn | null;
    /** Null where it is no part of the address. */
    readonly sourceType: PgColumn | null;
    /** Of the public texts, by `searchVector`. */
    readonly search: PgColumn;
    /** The newest is first among equal matches; milliseconds since 1970. */
    readonly at: PgColumn;
    /** Which things are found at a moment. */
    readonly shown: (now: number) => SQL | undefined;
    /** Shown under the title; empty ones are left out. */
    readonly facts: readonly (PgColumn | NamedFact)[];
    /** Public texts, of which the matching place is shown. A list in JSON counts as one text. */
    readonly texts: readonly (PgColumn | SQL)[];
    /** The amounts that are shown, 万元; a hidden one is null. */
    readonly least: SQL | null;
    readonly most: SQL | null;
  };
}
