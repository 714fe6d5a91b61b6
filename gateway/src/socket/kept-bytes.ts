const usual = 1_024;

/** Bytes that are gathered one by one, in as much room as they need: most connections say little, and there are many. */
export class KeptBytes {
  private room = Buffer.allocUnsafe(usual);
  private length = 0;

  get count(): number {
    return this.length;
  }

  add(byte: number): void {
    if (this.length === this.room.length) {
      const larger = Buffer.allocUnsafe(this.room.length * 2);
      this.room.copy(larger);
      this.room = larger;
    }
    this.room[this.length] = byte;
    this.length += 1;
  }

  /** All of them, until the next one is added. */
  all(): Uint8Array {
    return this.room.subarray(0, this.length);
  }

  clear(): void {
    this.length = 0;
    if (this.room.length > usual) this.room = Buffer.allocUnsafe(usual);
  }
}
