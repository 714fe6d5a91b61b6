import type { ShareSheet } from '../../../domain/share/share-sheet';

export interface SheetTask {
  readonly id: number;
  readonly sheet: ShareSheet;
}

/** Without content where it failed. */
export interface SheetAnswer {
  readonly id: number;
  readonly content?: Uint8Array;
}
