import type { IncomingMessage } from '../../../contract/socket/incoming-message';

/** Which deal, as its page's address names it. */
interface SaleNamed {
  readonly sourceType: string;
  readonly id: string;
}

/** The page of a deal. */
export const saleAddress = ({ sourceType, id }: SaleNamed): string => `/sale/${sourceType}/${id}`;

/** Whether what has arrived says that a deal may have changed for its viewer; what nobody could read may say it too. */
export const concernsSale = (sale: SaleNamed, message: IncomingMessage | null): boolean =>
  message === null || (message.kind === 'deal' && message.link === saleAddress(sale));
