import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { left, right, type Either } from 'fp-ts/Either';
import type { PictureFault, Pictures } from '../../ports/pictures';
import type { PictureAnswer, PictureTask } from './protocol';

/** How many may wait at once, and how long one picture may take, in milliseconds. */
const mostWaiting = 16;
const longestMs = 20_000;

/** What the process answers of one picture; `pick` takes from it what was asked for. */
type Asked<A> = Either<PictureFault, A>;

/** Sources need a loader. */
const started = (entry: URL): ChildProcess =>
  fork(fileURLToPath(entry), [], {
    execArgv: entry.pathname.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Pictures, one after the other, in a process of their own, which is begun with the first. */
export const pictureProcess = (entry: URL): Pictures & { readonly close: () => Promise<void> } => {
  let child: ChildProcess | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let lastId = 0;

  const living = (): ChildProcess => {
    if (child !== null && child.connected) return child;
    child = started(entry);
    return child;
  };

  const asked = <A>(
    content: Uint8Array,
    use: PictureTask['use'],
    pick: (answer: PictureAnswer) => A | null,
  ): Promise<Asked<A>> =>
    new Promise((resolve) => {
      const worker = living();
      lastId += 1;
      const id = lastId;
      const settle = (result: Asked<A>): void => {
        clearTimeout(late);
        worker.off('message', hear);
        worker.off('close', fail);
        worker.off('error', fail);
        resolve(result);
      };
      const hear = (answer: PictureAnswer): void => {
        if (answer.id !== id) return;
        const picked = pick(answer);
        settle(picked === null ? left('fault' in answer ? answer.fault : 'broken') : right(picked));
      };
      const fail = (): void => settle(left('broken'));
      const late = setTimeout(() => {
        worker.kill('SIGKILL');
        if (child === worker) child = null;
        fail();
      }, longestMs);
      worker.on('message', hear);
      worker.once('close', fail);
      worker.once('error', fail);
      worker.send({ id, use, content } satisfies PictureTask, (error) => {
        if (error !== null) fail();
      });
    });

  const inTurn = async <A>(work: () => Promise<Asked<A>>): Promise<Asked<A>> => {
    if (waiting >= mostWaiting) return left('busy');
    waiting += 1;
    const turn = tail.then(work).finally(() => (waiting -= 1));
    tail = turn;
    return turn;
  };

  return {
    redraw: (content, use) =>
      inTurn(() => asked(content, use, (answer) => ('content' in answer ? answer.content : null))),
    marks: (content) =>
      inTurn(() => asked(content, 'marks', (answer) => ('marks' in answer ? answer.marks : null))),
    close: () => {
      child?.kill('SIGKILL');
      return Promise.resolve();
    },
  };
};
