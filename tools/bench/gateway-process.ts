import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { atEnd } from './ending';

/** Starts the built gateway in memory on free ports; answers when its `ready` line came. */
export const startBuiltGateway = async (
  further: readonly string[] = [],
): Promise<{ address: string; pid: number; close: () => void }> => {
  const gateway = spawn(
    process.execPath,
    ['dist/gateway/main.js', '--memory', '--port', '0', '--second-port', '0', ...further],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  atEnd(() => gateway.kill('SIGTERM'));
  const lines = createInterface({ input: gateway.stdout });
  for await (const line of lines) {
    const ready = /^ready (\S+) /.exec(line);
    if (ready?.[1] !== undefined)
      return { address: `${ready[1]}/`, pid: gateway.pid ?? 0, close: () => void gateway.kill('SIGTERM') };
  }
  throw new Error('bench: the gateway ended before it was ready');
};
