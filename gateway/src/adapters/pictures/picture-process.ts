import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { PictureFault, Pictures } from '../../ports/pictures';
import { processChannel } from '../worker/channel';
import { PoolBusy, workerPool } from '../worker/worker-pool';
import type { PictureAnswer, PictureTask } from './protocol';

const bounds = { maxWaiting: 15, runMs: 20_000 };

/** Decodes the pictures of strangers in a process that may crash. */
export const pictureProcess = (entry: URL): Pictures & { readonly close: () => Promise<void> } => {
  const pool = workerPool<PictureTask, PictureAnswer>(() => processChannel(entry), bounds);

  const asked = async <A>(
    task: PictureTask,
    pick: (answer: PictureAnswer) => A | null,
  ): Promise<Either<PictureFault, A>> => {
    const answer = await pool.run(task);
    if (isLeft(answer)) return left(answer.left instanceof PoolBusy ? 'busy' : 'broken');
    const picked = pick(answer.right);
    if (picked !== null) return right(picked);
    return left('fault' in answer.right ? answer.right.fault : 'broken');
  };

  return {
    redraw: (content, use) =>
      asked({ content, use }, (answer) => ('content' in answer ? answer.content : null)),
    marks: (content) =>
      asked({ content, use: 'marks' }, (answer) => ('marks' in answer ? answer.marks : null)),
    holdsCode: (content) =>
      asked({ content, use: 'code' }, (answer) => ('coded' in answer ? answer.coded : null)),
    close: pool.close,
  };
};
