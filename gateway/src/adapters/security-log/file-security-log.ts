import { allSettled, nothingWritten, paced, settled, type LinePace } from '../../domain/security/line-pace';
import type { SecurityLine } from '../../domain/security/security-event';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { SecurityLog } from '../../ports/security-log';
import { written } from './line-codec';
import { rotatedFile } from './rotated-file';

export interface OpenSecurityLog extends SecurityLog {
  /** Tells how many lines the last minute left out. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Where nothing is kept, nothing is noted. */
const unkept: OpenSecurityLog = {
  note: () => undefined,
  settle: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** The security log in a file that only this user of the machine may read, its lines bounded by kind and minute. */
export const fileSecurityLog = (path: string | null, clock: Clock, log: Log): OpenSecurityLog => {
  if (path === null) return unkept;
  const file = rotatedFile(path, log);
  let pace: LinePace = nothingWritten;
  const write = (lines: readonly SecurityLine[]): void => lines.map(written).forEach(file.append);
  return {
    note: (event) => {
      const next = paced(pace, event, clock.now());
      pace = next.pace;
      write(next.lines);
    },
    settle: () => {
      const next = settled(pace, clock.now());
      pace = next.pace;
      write(next.lines);
      return Promise.resolve();
    },
    close: () => {
      write(allSettled(pace, clock.now()));
      pace = nothingWritten;
      return file.close();
    },
  };
};
