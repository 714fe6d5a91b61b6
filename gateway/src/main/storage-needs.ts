import type { Database } from '../adapters/database/orm';
import type { ObjectStoreAddress } from '../adapters/file-store/object-store-address';
import type { Log } from '../ports/log';
import type { Pictures } from '../ports/pictures';

export interface StorageNeeds {
  readonly log: Log;
  /** Fills a database that was never filled. */
  readonly seed: (database: Database) => Promise<boolean>;
  /** The name of the seed, as text for the operator; demo data by default. */
  readonly seededAs?: string;
  readonly onLost: (line: string) => void;
  /** Encodes again the avatars that older versions kept in rows. */
  readonly pictures: Pictures;
  /** The object store that keeps files in the place of the folder. */
  readonly objects?: ObjectStoreAddress | null;
  /** Called for each transaction that was rolled back in favour of another one. */
  readonly onGivenWay?: () => void;
  /** Bytes free on the disk; asked of the disk by default. */
  readonly freeBytes?: () => number;
}

/** The number of an event, or that the connection which brings numbers is lost, or found again. */
export type KeptEvent = number | 'lost' | 'found';

/** The needs of a database: the storage's, and who hears that public content has changed. */
export interface OpeningNeeds extends StorageNeeds {
  readonly publicChanged: () => void;
  /** Hears the numbers of events that other instances keep, and what becomes of the connection that brings them. */
  readonly eventKept: (heard: KeptEvent) => void;
}
