import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { isLeft } from 'fp-ts/Either';
import { unknown } from 'io-ts';
import { decodeJson } from '../../../../contract/codec/decode-json';
import type { OperatorDesk } from '../../application/operator/operator-desk';
import type { Log } from '../../ports/log';
import type { SecurityLog } from '../../ports/security-log';
import type { OperatorAnswer } from './answer';
import { channelCall } from './commands/channel-commands';
import { onLines } from './lines';

/** In bytes: the bound of a unix socket's name. A longer path has no channel, and the log reports it. */
const longestPath = 100;

/** How often the client gets a sign that a long command, such as an import, still runs. */
const aliveMs = 2000;

export interface ChannelNeeds {
  readonly log: Log;
  readonly security: SecurityLog;
}

const answered = async (
  desk: OperatorDesk,
  { log, security }: ChannelNeeds,
  line: string,
): Promise<OperatorAnswer> => {
  const json = decodeJson(unknown)(line);
  if (isLeft(json)) return { ok: false, line: '不是有效的指令' };
  const call = channelCall(json.right);
  if (call === null) return { ok: false, line: '不认识的指令' };
  try {
    const result = await call.run(desk);
    const isDone = result._tag === 'Right';
    const about = isDone ? call.about : `${call.about} 未成`;
    security.note({ kind: 'operator.acted', address: null, account: null, about });
    return { ok: isDone, line: isDone ? result.right : result.left };
  } catch (error) {
    log.problem('执行运维指令时出错', error);
    return { ok: false, line: '执行时出错，详见网关日志' };
  }
};

/** Serves operators' commands on a unix socket that only this user of the machine may open. Returns how to close it. */
export const openOperatorChannel = async (
  path: string,
  desk: OperatorDesk,
  needs: ChannelNeeds,
): Promise<() => Promise<void>> => {
  const { log } = needs;
  if (Buffer.byteLength(path) > longestPath) {
    log.problem(`运维通道未开启：路径过长（${path}）`);
    return () => Promise.resolve();
  }
  await rm(path, { force: true });
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    onLines(socket, (line) => {
      // A space before the answer is no part of it.
      const alive = setInterval(() => socket.write(' '), aliveMs);
      void answered(desk, needs, line).then((answer) => {
        clearInterval(alive);
        socket.write(`${JSON.stringify(answer)}\n`);
      });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return () =>
    new Promise((resolve) => {
      open.forEach((socket) => socket.destroy());
      server.close(() => resolve());
    });
};
