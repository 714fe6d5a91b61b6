import { destination, pino, stdTimeFunctions, type DestinationStream } from 'pino';
import type { Log } from '../../ports/log';
import { currentRequestId } from '../request-id/request-scope';
import { errorText } from './error-text';

/** Written at once, so that the last line before an end of the process is not lost. */
const standardOutput = (): DestinationStream => destination({ dest: 1, sync: true });

/** One JSON object a line: level, time, pid, message, and where there are such, the request's id and the error. */
export const jsonLog = (to: DestinationStream = standardOutput()): Log => {
  const logger = pino(
    {
      base: { pid: process.pid },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === null ? {} : { requestId };
      },
    },
    to,
  );
  return {
    info: (line) => logger.info(line),
    problem: (line, cause) =>
      cause === undefined ? logger.error(line) : logger.error({ error: errorText(cause) }, line),
  };
};
