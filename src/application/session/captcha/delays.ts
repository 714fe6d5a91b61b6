import { captchaShowTimeoutMs, frameScriptTimeoutMs } from '../../../domain/captcha/captcha-timing';

/** Delays of the captcha in milliseconds (product.md §9, CAP-04). */
export const captchaDelays = {
  /** One attempt at loading the entry script. */
  entryScriptLimit: 15_000,
  /** Longer than the request for the configuration may take by itself. */
  configLimit: 20_000,
  /** One attempt at loading the frame script. */
  frameScriptLimit: frameScriptTimeoutMs,
  /** From the moment the frame script has loaded. */
  showLimit: captchaShowTimeoutMs,
  /** A puzzle that the user does not touch is closed before its answer would expire. */
  solvingLimit: 300_000,
} as const;
