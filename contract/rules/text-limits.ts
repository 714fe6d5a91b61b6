/** The longest texts of a profile, in UTF-16 units, trimmed (SCR-10). */
export const profileLimits = { name: 20, company: 50, position: 30, email: 100 } as const;

/** The longest texts of an application for verification, in bytes of UTF-8: a Chinese character is 3 (VAL-02). */
export const applicationBytes = { name: 60, company: 150, position: 60 } as const;

/** The longest texts about an order, in bytes of UTF-8 (VAL-02). */
export const orderBytes = { reason: 600, title: 150, email: 100 } as const;

/** The shortest and the longest reason of a rejected NDA, in characters. */
export const ndaReasonLimits = { least: 2, most: 200 } as const;

/** The digits of a code sent by text message. */
export const sentCodeDigits = 6;

/** The longest user name and password that a login takes, in UTF-16 units. */
export const longestLoginInput = 200;

/** The longest tax number of an invoice as it is typed; blanks between its 15, 18 or 20 signs do not count. */
export const longestTaxNumber = 40;
