import type { Quote } from './chat-body';

/** What a quote says of a message that its sender took back. */
export const recalledExcerpt = '该消息已撤回';

/** A quote without the words of the message, whose sender took it back. */
export const withoutWords = (quote: Quote): Quote => ({ ...quote, excerpt: recalledExcerpt });
