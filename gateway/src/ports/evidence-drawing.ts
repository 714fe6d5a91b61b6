import type { EvidenceLine } from '../domain/nda/evidence';

/** A file to be set: the same sheet always becomes the same bytes. */
export interface EvidenceSheet {
  readonly title: string;
  /** When what it says came about, in milliseconds since 1970. */
  readonly at: number;
  readonly lines: readonly EvidenceLine[];
}

export interface EvidenceDrawing {
  /** A PDF whose text can be copied out of it; null while too many wait. */
  readonly pdf: (sheet: EvidenceSheet) => Promise<Uint8Array | null>;
}
