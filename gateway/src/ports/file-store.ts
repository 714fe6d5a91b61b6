/** A part of a file: the first byte, and the last one that belongs to it. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A part that a reader asks for before it knows the size: from a byte on, or so many of the last bytes. */
export type WantedPart =
  | {
      readonly from: number;
      /** The last byte; null is the end of the file, and so is a byte behind it. */
      readonly to: number | null;
    }
  | { readonly last: number };

/**
 * The content of a file. Exactly one reader takes it, or cancels it. It fails with StorageUnavailable when it is not
 * whole, when the store delivers nothing for a while, and when its reader takes nothing for a while.
 */
export type FileStream = ReadableStream<Uint8Array>;

export interface OpenedFile {
  /** Of the whole file, in bytes. */
  readonly size: number;
  readonly body: FileStream;
}

/** A part of a file; null where the file has no such part. */
export interface OpenedPart {
  /** Of the whole file, in bytes. */
  readonly size: number;
  readonly part: (ByteRange & { readonly body: FileStream }) | null;
}

/**
 * Where the content of files lies, by name: letters, digits and hyphens, with one slash between kind and id. A name is
 * given to one content. A folder of the data folder serves it, and so does a bucket of an object store.
 */
export interface FileStore {
  /** Keeps a file, whole or not at all; fails with NoRoom. `at` is in milliseconds since 1970. */
  readonly put: (name: string, content: Uint8Array, at: number) => Promise<void>;
  /** null when there is none of this name. The last bytes come only after the whole is checked, where the store keeps a digest. */
  readonly open: (name: string) => Promise<OpenedFile | null>;
  /** The same for one part; no other byte leaves the store. */
  readonly openPart: (name: string, wanted: WantedPart) => Promise<OpenedPart | null>;
  /** Nothing happens when there is none. */
  readonly remove: (name: string) => Promise<void>;
  /** The names of all that were put before a moment. */
  readonly olderThan: (moment: number) => Promise<readonly string[]>;
}
