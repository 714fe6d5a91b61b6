import type { IncomingMessage } from '../../../contract/socket/incoming-message';

/** The pages of one thing on either side. */
const pages = {
  sale: /^\/sale\/[^/?#]+\/([^/?#]+)$/,
  buy: /^\/buy\/([^/?#]+)$/,
} as const;

export type DealSide = keyof typeof pages;

/** The id of the deal or demand of a side to which a message leads; null where it leads to none. */
export const dealIdIn = (side: DealSide, message: IncomingMessage | null): string | null =>
  message?.kind === 'deal' ? (pages[side].exec(message.link ?? '')?.[1] ?? null) : null;
