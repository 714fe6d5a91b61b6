import { createConnection } from 'node:net';
import { left, type Either } from 'fp-ts/Either';
import { answerOf, type OperatorAnswer } from './answer';
import type { OperatorCommand } from './commands/channel-commands';
import { longestCommand, onLines } from './lines';

const patienceMs = 10_000;
/** In characters: a list of all pending items may be long. */
const longestAnswer = 16 * 1024 * 1024;

const notRunning = (path: string): string => `没有找到正在运行的网关（${path}），请先运行 npm start`;
const noAnswer = '网关没有回应';

/** Sends a command to the gateway that listens at `path`. Left is why there was no answer. */
export const askGateway = (path: string, command: OperatorCommand): Promise<Either<string, OperatorAnswer>> =>
  new Promise((resolve) => {
    const line = JSON.stringify(command);
    if (line.length > longestCommand) {
      resolve(left('指令过长，请缩短内容'));
      return;
    }
    let why = notRunning(path);
    const socket = createConnection(path, () => {
      why = noAnswer;
    });
    const end = (result: Either<string, OperatorAnswer>): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(patienceMs, () => end(left(noAnswer)));
    socket.on('error', () => end(left(why)));
    socket.on('close', () => end(left(why)));
    onLines(socket, (answer) => end(answerOf(answer)), longestAnswer);
    socket.write(`${line}\n`);
  });
