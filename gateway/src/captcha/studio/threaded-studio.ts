import { isLeft } from 'fp-ts/Either';
import { threadChannel } from '../../adapters/worker/channel';
import { workerPool } from '../../adapters/worker/worker-pool';
import type { PuzzlePicture } from '../picture/puzzle-picture';
import type { Studio, StudioTask } from './studio';

/** A task takes 0.15 s. */
const bounds = { maxWaiting: 99, runMs: 20_000 };

/**
 * Runs the studio in a thread of its own. It rejects while too many challenges wait.
 * @param entry the file of the thread: studio-thread.ts, or its bundle
 * @param recordings the file of the spoken digits
 */
export const threadedStudio = (
  entry: URL,
  recordings: URL,
): Studio & { readonly close: () => Promise<void> } => {
  const pool = workerPool<StudioTask, PuzzlePicture | Uint8Array>(
    () => threadChannel(entry, recordings.href),
    bounds,
  );

  const made = async (task: StudioTask): Promise<PuzzlePicture | Uint8Array> => {
    const result = await pool.run(task);
    if (isLeft(result)) throw result.left;
    return result.right;
  };

  return {
    draw: async (layout, seed) => {
      const picture = await made({ kind: 'draw', layout, seed });
      if (picture instanceof Uint8Array) throw new Error('The studio answered with a sound.');
      return picture;
    },
    speak: async (digits, seed) => {
      const sound = await made({ kind: 'speak', digits, seed });
      if (!(sound instanceof Uint8Array)) throw new Error('The studio answered with a picture.');
      return sound;
    },
    close: pool.close,
  };
};
