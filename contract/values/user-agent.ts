/** In characters. WeChat in a mini-program sends some five hundred. */
const longest = 1_024;

/** Returns the part of a user agent that is read: a longer one was made to keep its reader busy. */
export const readUserAgent = (userAgent: string): string => userAgent.slice(0, longest);
