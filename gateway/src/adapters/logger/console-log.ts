import type { Log } from '../../ports/log';

/** The innermost cause: what wraps it may quote statements with the values that were given to them. */
const innermost = (cause: unknown): unknown =>
  cause instanceof Error && cause.cause !== undefined ? innermost(cause.cause) : cause;

const shown = (cause: unknown): string => {
  const inner = innermost(cause);
  return inner instanceof Error ? (inner.stack ?? inner.message) : String(inner);
};

/** Information on standard output, problems on standard error. */
export const consoleLog: Log = {
  info: (line) => console.log(line),
  problem: (line, cause) => console.error(cause === undefined ? line : `${line}\n${shown(cause)}`),
};
