import { allSettled, nothingWritten, paced, settled, type LinePace } from '../../domain/security/line-pace';
import { isDecision, type SecurityLine } from '../../domain/security/security-event';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { SecurityLog } from '../../ports/security-log';
import { written } from './line-codec';
import { rotatedFile } from './rotated-file';

export interface OpenSecurityLog extends SecurityLog {
  /** Logs how many lines the last minute left out. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The paths of the two files of the log; each is rotated on its own. */
export interface SecurityLogFiles {
  readonly events: string;
  readonly decisions: string;
}

/** Where nothing is kept, nothing is noted. */
const unkept: OpenSecurityLog = {
  note: () => undefined,
  settle: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/**
 * The security log in files that only this user of the machine may read, its lines bounded by kind, source, minute and
 * hour. Decisions have a file of their own, so that other lines never evict them.
 */
export const fileSecurityLog = (paths: SecurityLogFiles | null, clock: Clock, log: Log): OpenSecurityLog => {
  if (paths === null) return unkept;
  const events = rotatedFile(paths.events, log);
  const decisions = rotatedFile(paths.decisions, log);
  let pace: LinePace = nothingWritten;
  const write = (lines: readonly SecurityLine[]): void => {
    for (const line of lines) (isDecision(line.kind) ? decisions : events).append(written(line));
  };
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
    close: async () => {
      write(allSettled(pace, clock.now()));
      pace = nothingWritten;
      await Promise.all([events.close(), decisions.close()]);
    },
  };
};
