import { createConnection } from 'node:net';
import { left, type Either } from 'fp-ts/Either';
import { answerOf, type OperatorAnswer, type OperatorCommand } from './command';
import { onLines } from './lines';

const patienceMs = 10_000;

/** Asks the gateway that listens at `path`; left is why there was no answer. */
export const askGateway = (path: string, command: OperatorCommand): Promise<Either<string, OperatorAnswer>> =>
  new Promise((resolve) => {
    const socket = createConnection(path);
    const end = (result: Either<string, OperatorAnswer>): void => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(patienceMs, () => end(left('网关没有回应')));
    socket.on('error', () => end(left(`没有找到正在运行的网关（${path}），请先运行 npm start`)));
    onLines(socket, (line) => end(answerOf(line)));
    socket.write(`${JSON.stringify(command)}\n`);
  });
