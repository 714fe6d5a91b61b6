import { parentPort, workerData } from 'node:worker_threads';
import { readVoices } from '../sound/voices';
import { workOn, type StudioAnswer, type StudioTask } from './studio';

/** The thread in which pictures are drawn and digits are spoken, so that no call waits for them. */

const port = parentPort;
if (port === null) throw new Error('This file is the entry of a worker thread.');

const recordings: unknown = workerData;
if (!(recordings instanceof Uint8Array)) throw new Error('The thread is started with the recordings.');
const voices = readVoices(recordings);

port.on('message', ({ id, task }: { readonly id: number; readonly task: StudioTask }) => {
  const answer = (): StudioAnswer => {
    try {
      return { id, ok: true, made: workOn(task, voices) };
    } catch (error) {
      return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
    }
  };
  port.postMessage(answer());
});
