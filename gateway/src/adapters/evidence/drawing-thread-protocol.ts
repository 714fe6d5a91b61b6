import type { EvidenceSheet } from '../../ports/evidence-drawing';

export interface DrawingTask {
  readonly id: number;
  readonly sheet: EvidenceSheet;
}

export type DrawingAnswer =
  | { readonly id: number; readonly content: Uint8Array }
  | { readonly id: number; readonly message: string };
