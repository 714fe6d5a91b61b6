import { isRight } from 'fp-ts/Either';
import type { EvidenceDrawing, EvidenceSheet } from '../../ports/evidence-drawing';
import { threadChannel } from '../worker/channel';
import { PoolBusy, workerPool } from '../worker/worker-pool';

const bounds = { maxWaiting: 15, runMs: 20_000 };

/** Draws evidence in a thread of its own; it answers null while too many sheets wait. */
export const threadedDrawing = (entry: URL): EvidenceDrawing & { readonly close: () => Promise<void> } => {
  const pool = workerPool<EvidenceSheet, Uint8Array>(() => threadChannel(entry), bounds);
  return {
    pdf: async (sheet) => {
      const drawn = await pool.run(sheet);
      if (isRight(drawn)) return drawn.right;
      if (drawn.left instanceof PoolBusy) return null;
      throw drawn.left;
    },
    close: pool.close,
  };
};
