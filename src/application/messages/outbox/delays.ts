import { outboxLimit } from '../../kit/from-call';

/** Delays of the outbox in milliseconds. */
export const outboxDelays = {
  /** Limits the reading of the device's store; messages written meanwhile wait, which keeps the order. */
  readLimit: 3_000,
  /** Until then the gateway has answered to a message, or it is sent again over the same connection. */
  answerLimit: outboxLimit,
  /** So long another tab has to send what it wrote; then it goes from here as well. */
  othersLimit: 10_000,
} as const;

/** How many keys of taken messages are remembered, so that a conversation shows them as sent. */
export const mostTaken = 100;

/** How often one message is sent over one connection without an answer, before it counts as not sent. */
export const mostTries = 3;
