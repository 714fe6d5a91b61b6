import type { Log } from '../../gateway/src/ports/log';

/** For a gateway that a tool or a test runs within itself: what it would tell an operator, nobody reads. */
export const silentLog: Log = { info: () => undefined, problem: () => undefined };
