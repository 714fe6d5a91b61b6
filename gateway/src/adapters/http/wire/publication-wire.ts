import { addressOfAny } from '../../../../../contract/kind/address';
import { textIn } from '../../../../../contract/publication/form-texts';
import type {
  DealPicture,
  Publication as WirePublication,
  PublicationHead,
} from '../../../../../contract/publication/publication';
import { keptSourceOf } from '../../../domain/publication/faults';
import { daysSince, standingOn } from '../../../domain/publication/freshness';
import type { Publication } from '../../../domain/publication/publication';
import type { UnaskedOfSale } from '../../../ports/publications';
import { decimalSum } from './sale-wire';

const listedAddress = ({ kind, listing, dealId, published }: Publication): string | null => {
  if (listing !== 'listed' || dealId === null || published === null) return null;
  return addressOfAny(kind, { sourceType: textIn(published, 'sourceType'), id: dealId });
};

/** A publication in its owner's list. */
export const publicationHeadWire = (
  publication: Publication,
  now: number,
  { interest, code }: Pick<PublicationHead, 'interest' | 'code'> = { interest: null, code: null },
): PublicationHead => {
  const { id, kind, number, review, listing, reasons, savedAt, submittedAt, confirmedAt } = publication;
  return {
    id,
    kind,
    number,
    code,
    title: textIn(publication.fields, 'title'),
    review,
    listing,
    freshness: confirmedAt === null ? 'fresh' : standingOn(daysSince(confirmedAt, now)).freshness,
    reasons,
    savedAt,
    submittedAt,
    confirmedAt,
    address: listedAddress(publication),
    interest,
  };
};

/**
 * A publication with its text and its pictures.
 * @param there what is listed of it beside its text
 */
export const publicationWire = (
  publication: Publication,
  pictures: readonly DealPicture[],
  now: number,
  there: UnaskedOfSale | null = null,
): WirePublication => ({
  ...publicationHeadWire(publication, now),
  version: publication.version,
  editor: publication.editor,
  keptSource: keptSourceOf(publication),
  listed:
    there === null || publication.published === null
      ? null
      : { ...there, valuation: decimalSum(there.valuation), text: publication.published },
  pictures,
  fields: publication.fields,
});
