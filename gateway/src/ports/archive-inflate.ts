/** Unpacks files of archives on a thread of its own. */
export interface ArchiveInflate {
  /**
   * How many bytes raw deflated data holds.
   * @param most no more than that are unpacked
   * @returns null for more, and for broken data
   */
  readonly measure: (packed: Uint8Array, most: number) => Promise<number | null>;
  /** The unpacked bytes; null for more than `most`, and for broken data. */
  readonly unpack: (packed: Uint8Array, most: number) => Promise<Uint8Array | null>;
}
