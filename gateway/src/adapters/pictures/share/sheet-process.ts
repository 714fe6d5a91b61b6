import { isRight } from 'fp-ts/Either';
import type { ShareSheet } from '../../../domain/share/share-sheet';
import type { ShareDrawing } from '../../../ports/share-drawing';
import { processChannel } from '../../worker/channel';
import { workerPool } from '../../worker/worker-pool';

const bounds = { maxWaiting: 15, runMs: 20_000 };

/** Draws shared pictures in a process of its own: strangers request them, and uploads do not wait behind them. */
export const sheetProcess = (entry: URL): ShareDrawing & { readonly close: () => Promise<void> } => {
  const pool = workerPool<ShareSheet, Uint8Array>(() => processChannel(entry), bounds);
  return {
    png: async (sheet) => {
      const drawn = await pool.run(sheet);
      return isRight(drawn) ? drawn.right : null;
    },
    close: pool.close,
  };
};
