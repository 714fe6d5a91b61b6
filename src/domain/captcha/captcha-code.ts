import * as t from 'io-ts';

/** Why the captcha failed (product.md §8, CAP-03). 1001 to 1006 are told by us, 1007 to 1013 by the frame. */
export const captchaFailureCodes = {
  1001: 'entry script load error',
  1002: 'show timeout',
  1003: 'frame script load timeout',
  1004: 'frame script load error',
  1005: 'frame run error',
  1006: 'config request error',
  1007: 'template load timeout',
  1008: 'iframe load timeout',
  1009: 'jQuery load error',
  1010: 'captcha script load error',
  1011: 'captcha run error',
  1012: 'refresh error',
  1013: 'verify error',
} as const;

export const CaptchaFailureCode = t.union(
  [
    t.literal(1001),
    t.literal(1002),
    t.literal(1003),
    t.literal(1004),
    t.literal(1005),
    t.literal(1006),
    t.literal(1007),
    t.literal(1008),
    t.literal(1009),
    t.literal(1010),
    t.literal(1011),
    t.literal(1012),
    t.literal(1013),
  ],
  'CaptchaFailureCode',
);
export type CaptchaFailureCode = t.TypeOf<typeof CaptchaFailureCode>;
