import type { PassUse } from '../domain/ticket/pass';

/** Devices that passed a captcha; the rules are `passRules`. */
export interface CaptchaPasses {
  /** The device passed a captcha now. */
  readonly passed: (device: string) => Promise<void>;
  /** A login by password succeeded on the device: the next one may be tried without a captcha. */
  readonly loggedIn: (device: string) => Promise<void>;
  /** Takes one use; false where the device has none. Exact also when many ask at once. */
  readonly take: (device: string, use: PassUse) => Promise<boolean>;
  /** Something was wrong on the device, or too often: it is asked again. */
  readonly forget: (device: string) => Promise<void>;
}
