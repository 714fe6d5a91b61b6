import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The kernel counts time in hundredths of a second. */
const ticksPerSecond = 100;

/** What the kernel reports of a process after its name; empty where it is gone, or the system has no such files. */
const fieldsOf = (pid: number): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
};

/** The fields of a process by their place after its name: its parent, and its time with that of children that have ended. */
const parentField = 1;
const timeFields = [11, 12, 13, 14] as const;

/** A process and the processes that it has started. */
export const withChildren = (pid: number): readonly number[] => {
  try {
    const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
    return [pid, ...all.filter((one) => Number(fieldsOf(one)[parentField]) === pid)];
  } catch {
    return [pid];
  }
};

/** Milliseconds of CPU that a process and its children have taken. */
export const cpuMsOf = (pid: number): number =>
  withChildren(pid)
    .map(fieldsOf)
    .flatMap((fields) => timeFields.map((field) => Number(fields[field] ?? 0)))
    .reduce((sum, ticks) => sum + (ticks * 1_000) / ticksPerSecond, 0);

/** Lets a process and its children run on some cores only, as `0` or `0-3`; whether that was possible here. */
export const runOnCores = async (pid: number, cores: string): Promise<boolean> => {
  try {
    for (const one of withChildren(pid)) await run('taskset', ['-a', '-c', '-p', cores, String(one)]);
    return true;
  } catch {
    return false;
  }
};

export const allCores = (): string => `0-${availableParallelism() - 1}`;
