import { formatCount } from '../values/format-count';

/** How long a message may be taken back after it was sent, by the gateway's clock. */
export const recallWithinMs = 2 * 60_000;

/** How long after a recall its sender still gets what it said, to write it again. */
export const rewriteWithinMs = 5 * 60_000;

/** In characters, as people count them. */
export const chatLimits = { text: 2000, quote: 60, name: 120, keyword: 50 } as const;

/** Whether nothing of a text would be seen in a bubble: blanks, and signs that are drawn as nothing. */
export const isBlank = (text: string): boolean =>
  /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);

/** The text for a message that is too long, on either side. */
export const messageTooLongText = `消息内容不能超过 ${formatCount(chatLimits.text)} 个字`;

/** How many messages `since` answers at once; with so many there may be more. */
export const sinceLimit = 100;
