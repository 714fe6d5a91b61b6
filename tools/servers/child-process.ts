import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Whether a process has ended, by itself or by a signal. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Returns when a process has ended. */
export const ended = async (child: ChildProcess): Promise<void> => {
  if (!hasEnded(child)) await once(child, 'exit');
};

/** Sends a signal to a process that runs, and returns when it has ended. */
export const endBy = async (child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> => {
  if (child === null || hasEnded(child)) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
};
