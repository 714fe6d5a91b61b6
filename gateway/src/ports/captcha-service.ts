import type { CaptchaChallenges } from './captcha-challenges';
import type { Clock } from './clock';
import type { Random } from './random';
import type { Limits } from './limits';
import type { TicketStore } from './ticket-store';

export type CaptchaFileName = 'captcha.js' | 'frame.js' | 'puzzle.js' | 'frame.css';

/** The text of a file that browsers load. */
export type CaptchaFiles = (name: CaptchaFileName) => Promise<string>;

/** What the captcha service of the second port is made from: `createCaptchaService(needs): HttpService`. */
export interface CaptchaServiceNeeds {
  readonly clock: Clock;
  readonly random: Random;
  readonly tickets: TicketStore;
  readonly challenges: CaptchaChallenges;
  readonly files: CaptchaFiles;
  readonly limits: Limits;
  /** The only application id that is served. */
  readonly appid: string;
  /**
   * The origin of the page that may show the captcha's frame and hear its messages,
   * for a request with this Host header; the two ports are reached by the same host name.
   */
  readonly embedderOf: (host: string) => string;
}
