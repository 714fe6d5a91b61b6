import type { ShareSheet } from '../domain/share/share-sheet';

export interface ShareDrawing {
  /** A PNG, the same bytes for the same sheet; null while too many wait, and where it failed. */
  readonly png: (sheet: ShareSheet) => Promise<Uint8Array | null>;
}
