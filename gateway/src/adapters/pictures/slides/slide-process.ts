import { isRight } from 'fp-ts/Either';
import type { SlideDrawing } from '../../../ports/slide-drawing';
import { processChannel } from '../../worker/channel';
import { workerPool } from '../../worker/worker-pool';
import type { SlideTask } from './worker';

const bounds = { maxWaiting: 15, runMs: 20_000 };

/** Draws presentations in a process of its own: visitors request them, and neither shares nor uploads wait for them. */
export const slideProcess = (entry: URL): SlideDrawing & { readonly close: () => Promise<void> } => {
  const pool = workerPool<SlideTask, Uint8Array>(() => processChannel(entry), bounds);
  const drawn = async (task: SlideTask): Promise<Uint8Array | null> => {
    const answer = await pool.run(task);
    return isRight(answer) ? answer.right : null;
  };
  return {
    picture: (slide) => drawn({ slide }),
    file: (deck) => drawn({ deck }),
    close: pool.close,
  };
};
