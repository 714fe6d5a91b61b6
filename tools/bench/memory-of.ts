import { readFileSync } from 'node:fs';

/** The memory of a process that is in use, in bytes; NaN where the system does not report it. */
export const memoryOf = (pid: number): number => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(kilobytes ?? Number.NaN) * 1_024;
  } catch {
    return Number.NaN;
  }
};
