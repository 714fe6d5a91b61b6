import { idAt } from '../../../contract/kind/address';
import type { KindWith } from '../../../contract/kind/kinds';
import type { IncomingMessage } from '../../../contract/socket/incoming-message';

/** The id of the thing of a kind to which a message leads; null where it leads to none. */
export const dealIdIn = (kind: KindWith<'publication'>, message: IncomingMessage | null): string | null =>
  message?.kind === 'deal' ? idAt(kind, message.link ?? '') : null;

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
