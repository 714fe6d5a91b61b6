import { workerData } from 'node:worker_threads';
import { readFileSync } from 'node:fs';
import { answerTasks } from '../../adapters/worker/answer-tasks.mjs';
import { readVoices } from '../sound/voices';
import { workOn, type StudioTask } from './studio';

/** The thread in which pictures are drawn and digits are spoken, so that no call waits for them. */

const recordings: unknown = workerData;
if (typeof recordings !== 'string') throw new Error('The thread starts with the address of the recordings.');
const voices = readVoices(readFileSync(new URL(recordings)));

answerTasks((task: StudioTask) => workOn(task, voices));
