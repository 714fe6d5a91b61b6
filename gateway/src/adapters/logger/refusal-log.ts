import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { ReportRefusal } from '../../ports/refusal-log';
import { outsideRequests } from '../request-id/request-scope';
import { minuteMs } from '../../../../contract/values/duration';

/** A refusal is logged at once, and the following ones of its kind as a number each minute: a flood fills no disk. */
export const refusalLog = (log: Log, clock: Pick<Clock, 'after'>): ReportRefusal => {
  const untold = new Map<string, number>();

  const sumUp = (what: string): void => {
    const more = untold.get(what) ?? 0;
    untold.delete(what);
    if (more === 0) return;
    log.problem(`${what}（过去一分钟内另有 ${more} 次）`);
    countFor(what);
  };

  const countFor = (what: string): void => {
    untold.set(what, 0);
    // The sum is about no single request.
    outsideRequests(() => clock.after(minuteMs, () => sumUp(what)));
  };

  return (what, about) => {
    const before = untold.get(what);
    if (before !== undefined) {
      untold.set(what, before + 1);
      return;
    }
    log.problem(about === undefined ? what : `${what}：${about}`);
    countFor(what);
  };
};
