import * as t from 'io-ts';

/** Why the captcha failed (product.md §8, CAP-03). The client reports 1001 to 1006, the frame 1007 to 1013. */
export const CaptchaFailureCode = t.union(
  [
    /** entry script load error */
    t.literal(1001),
    /** show timeout */
    t.literal(1002),
    /** frame script load timeout */
    t.literal(1003),
    /** frame script load error */
    t.literal(1004),
    /** frame run error */
    t.literal(1005),
    /** config request error */
    t.literal(1006),
    /** template load timeout */
    t.literal(1007),
    /** iframe load timeout */
    t.literal(1008),
    /** jQuery load error */
    t.literal(1009),
    /** captcha script load error */
    t.literal(1010),
    /** captcha run error */
    t.literal(1011),
    /** refresh error */
    t.literal(1012),
    /** verify error */
    t.literal(1013),
  ],
  'CaptchaFailureCode',
);
export type CaptchaFailureCode = t.TypeOf<typeof CaptchaFailureCode>;
