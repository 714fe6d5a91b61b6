import type { IncomingMessage } from '../../../contract/socket/incoming-message';

/** The pages of one thing on either side. */
const pages = {
  sale: /^\/sale\/[^/?#]+\/([^/?#]+)(?:[?#]|$)/,
  buy: /^\/buy\/([^/?#]+)(?:[?#]|$)/,
} as const;

export type DealSide = keyof typeof pages;

/** The id of the deal or demand of a side to which a message leads; null where it leads to none. */
export const dealIdIn = (side: DealSide, message: IncomingMessage | null): string | null =>
  message?.kind === 'deal' ? (pages[side].exec(message.link ?? '')?.[1] ?? null) : null;

/**
 * Whether a message is about deals: bids and NDAs may have changed then. A message that did not decode, or a gap,
 * may be about them too.
 */
export const concernsDeals = (message: IncomingMessage | null): boolean =>
  message === null || message.kind === 'deal';

/** The same of one deal: by the link, or, where there is none, by being about deals. */
export const concernsDeal = (saleId: string, message: IncomingMessage | null): boolean =>
  message === null ||
  (message.kind === 'deal' && (message.link === null || dealIdIn('sale', message) === saleId));
