import type { Log } from '../../ports/log';

/** Logs to the browser's or the server's console. */
export class ConsoleLog implements Log {
  readonly problem = (text: string): void => console.warn(`[hupo] ${text}`);
}
