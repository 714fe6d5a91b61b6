import type { IncomingMessage } from '../../../contract/socket/incoming-message';

/**
 * Whether what has arrived is about deals: bids and NDAs may stand otherwise then. What nobody could read, or may have
 * missed, may be about them too.
 */
export const concernsDeals = (message: IncomingMessage | null): boolean =>
  message === null || message.kind === 'deal';

/** The same of one deal: by the link, or, where there is none, by being about deals. */
export const concernsDeal = (saleId: string, message: IncomingMessage | null): boolean =>
  message !== null && message.link !== null
    ? (message.link.split(/[?#]/)[0] ?? '').endsWith(`/${saleId}`)
    : concernsDeals(message);
