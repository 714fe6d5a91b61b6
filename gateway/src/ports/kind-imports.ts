import type { Either } from 'fp-ts/Either';
import type { ManagedKind } from './managed-kinds';

/** A record of a file, before its codec. */
export interface FileRecord {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly value: unknown;
}

/** A fault of a file: a sentence about one line. */
export interface LineFault {
  readonly line: number;
  readonly text: string;
}

/** A value of a record that no other thing of its kind may have. */
export interface UniqueValue {
  readonly line: number;
  readonly field: string;
  readonly value: string;
}

/** Decoded records of a file. */
export interface RecordBatch {
  readonly faults: readonly LineFault[];
  readonly count: number;
  readonly ids: readonly string[];
  readonly uniqueValues: readonly UniqueValue[];
  /** Those of the unique values that a stored thing has, a withdrawn one too. */
  readonly taken: () => Promise<readonly UniqueValue[]>;
  /** Adds all or, where it fails, none. @param now milliseconds since 1970 */
  readonly add: (now: number) => Promise<void>;
}

export interface KindImports {
  /** Decodes records by the codecs of a kind. */
  readonly read: (kind: ManagedKind, records: readonly FileRecord[]) => Promise<RecordBatch>;
  /** A record of the kind as an operator may write it. @param now milliseconds since 1970 */
  readonly sample: (kind: ManagedKind, now: number) => Readonly<Record<string, unknown>>;
}

/** Files of records, CSV or JSON by the ending of their names. */
export interface RecordFiles {
  /** Left: why the file is no list of records; faults have a line where it is known. */
  readonly read: (path: string) => Promise<Either<string | readonly LineFault[], readonly FileRecord[]>>;
  /** Writes one record, with the field names, into a new file. Left: why it could not. */
  readonly write: (path: string, record: Readonly<Record<string, unknown>>) => Promise<Either<string, null>>;
}
