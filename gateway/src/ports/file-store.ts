/**
 * Where the content of files lies, by name: letters, digits and hyphens, with one slash between kind and id. A folder
 * of the data folder serves it, and so could any store of objects.
 */
export interface FileStore {
  /** Keeps a file, whole or not at all; fails with NoRoom. `at` is in milliseconds since 1970. */
  readonly put: (name: string, content: Uint8Array, at: number) => Promise<void>;
  /** null when there is none of this name. */
  readonly get: (name: string) => Promise<Uint8Array | null>;
  /** Nothing happens when there is none. */
  readonly remove: (name: string) => Promise<void>;
  /** The names of all that were put before a moment. */
  readonly olderThan: (moment: number) => Promise<readonly string[]>;
}
