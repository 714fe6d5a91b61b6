import { parentPort } from 'node:worker_threads';

/**
 * The worker's side of the protocol. It runs in a thread or in a child process.
 *
 * @typedef {import('./protocol').WorkerReply | import('./protocol').WorkerNotice} WorkerMessage
 */

/** @param {WorkerMessage} message */
const send = (message) => {
  if (parentPort === null) process.send?.(message);
  else parentPort.postMessage(message);
};

/** @param {string} notice */
export const notify = (notice) => send({ notice });

/**
 * Sends the outcome of one task.
 *
 * @param {number} id
 * @param {() => unknown} work
 * @param {import('./protocol').FaultOf} faultOf
 */
export const answerTask = async (id, work, faultOf = () => 'task') => {
  try {
    send({ id, ok: true, value: await work() });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ id, ok: false, message, fault: faultOf(error) });
  }
};

/**
 * Answers each task that the gateway sends to this worker.
 *
 * @param {(task: never) => unknown} work
 * @param {import('./protocol').FaultOf} [faultOf]
 */
export const answerTasks = (work, faultOf) => {
  /** @param {import('./protocol').WorkerRequest<never>} request */
  const answer = ({ id, task }) => void answerTask(id, () => work(task), faultOf);
  if (parentPort !== null) {
    parentPort.on('message', answer);
    return;
  }
  process.on('message', answer);
  process.on('disconnect', () => process.exit(0));
  // The gateway handles a signal to the whole group; it ends this process when it has ended itself.
  process.on('SIGINT', () => undefined);
};
