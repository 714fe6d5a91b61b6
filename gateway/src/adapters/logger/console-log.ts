import type { Log } from '../../ports/log';
import { currentRequestId } from '../request-id/request-scope';
import { errorText } from './error-text';

/** The line, with the id of the request that it is about. */
const withRequest = (line: string): string => {
  const id = currentRequestId();
  return id === null ? line : `${line}（请求 ${id}）`;
};

/** Information on standard output, problems on standard error. */
export const consoleLog: Log = {
  info: (line) => console.log(withRequest(line)),
  problem: (line, cause) =>
    console.error(cause === undefined ? withRequest(line) : `${withRequest(line)}\n${errorText(cause)}`),
};
