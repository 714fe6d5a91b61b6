import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endBy, hasEnded } from '../servers/child-process';

export interface InstanceOptions {
  /** The built gateway. */
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

/** A gateway as a process. */
export interface InstanceProcess {
  /** The number of its process; 0 while there is none. */
  readonly pid: () => number;
  /** Ends it at once, as kill -9 does. */
  readonly kill: () => Promise<void>;
  /** Stops its turns, as a machine that hangs does. */
  readonly suspend: () => void;
  readonly resume: () => void;
  /** Ends it as an operator does; at once where that takes too long. */
  readonly end: () => Promise<void>;
  /** Starts it again after it has ended, with a clock that differs from that of the machine by so many milliseconds. */
  readonly startAgain: (clockShiftMs?: number) => Promise<void>;
  /** Whether its process has not ended. */
  readonly isRunning: () => boolean;
}

const shiftedClock = new URL('shifted-clock.mjs', import.meta.url).href;

/** An end takes at most two seconds after the time for draining, which is short in a cluster of this machine. */
const endLimit = 20_000;

/** Starts a gateway; answers when its `ready` line came. */
export const startInstance = async ({
  program,
  args,
  env,
  print,
}: InstanceOptions): Promise<InstanceProcess> => {
  let running: ChildProcess | null = null;
  const start = (clockShiftMs = 0): Promise<void> =>
    new Promise((ready, failed) => {
      const before = clockShiftMs === 0 ? [] : ['--import', shiftedClock];
      // A group of its own: the terminal's Ctrl-C reaches the cluster, which ends its parts in order.
      const started = spawn(process.execPath, [...before, program, ...args], {
        env: { ...env, HUPO_CLOCK_SHIFT_MS: String(clockShiftMs) },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      running = started;
      for (const stream of [started.stdout, started.stderr])
        createInterface({ input: stream }).on('line', (line) => {
          print(line);
          if (line.startsWith('ready ')) ready();
        });
      started.once('exit', () => failed(new Error('The gateway ended before it was ready.')));
    });
  await start();
  return {
    pid: () => running?.pid ?? 0,
    kill: () => endBy(running, 'SIGKILL'),
    suspend: () => void running?.kill('SIGSTOP'),
    resume: () => void running?.kill('SIGCONT'),
    end: async () => {
      const late = setTimeout(() => void running?.kill('SIGKILL'), endLimit);
      running?.kill('SIGCONT');
      await endBy(running, 'SIGTERM');
      clearTimeout(late);
    },
    startAgain: start,
    isRunning: () => running !== null && !hasEnded(running),
  };
};
