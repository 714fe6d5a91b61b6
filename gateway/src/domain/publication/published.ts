import { addressOf, addressOfAny } from '../../../../contract/kind/address';
import { textIn } from '../../../../contract/publication/form-texts';
import type { Buy } from '../buy/buy';
import { publishedBuy } from './published-buy';
import { publishedSale, type PublishedSale } from './published-sale';
import type { Publication } from './publication';

/** What an approved publication is listed as. */
export type Published =
  | { readonly kind: 'sale'; readonly deal: PublishedSale }
  | { readonly kind: 'buy'; readonly deal: Buy };

/** @param at when it is listed, milliseconds since 1970 */
export const published = (publication: Publication, at: number): Published =>
  publication.kind === 'sale'
    ? { kind: 'sale', deal: publishedSale(publication, at) }
    : { kind: 'buy', deal: publishedBuy(publication, at) };

/** Where everybody finds it. */
export const publishedAddress = ({ kind, deal }: Published): string => addressOf(kind, deal);

/** Where everybody finds what is listed of a publication; null where nothing is. */
export const listedAddress = ({ kind, listing, dealId, published }: Publication): string | null =>
  listing !== 'listed' || dealId === null || published === null
    ? null
    : addressOfAny(kind, { sourceType: textIn(published, 'sourceType'), id: dealId });
