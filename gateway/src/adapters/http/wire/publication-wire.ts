import { textIn } from '../../../../../contract/publication/form-texts';
import type {
  DealPicture,
  Publication as WirePublication,
  PublicationHead,
} from '../../../../../contract/publication/publication';
import { keptSourceOf } from '../../../domain/publication/faults';
import { daysSince, standingOn } from '../../../domain/publication/freshness';
import type { Publication } from '../../../domain/publication/publication';
import { listedAddress } from '../../../domain/publication/published';
import type { UnaskedOfSale } from '../../../ports/publications';

/** A publication in its owner's list. */
export const publicationHeadWire = (
  publication: Publication,
  now: number,
  { interest, code }: Pick<PublicationHead, 'interest' | 'code'> = { interest: null, code: null },
): PublicationHead => {
  const { confirmedAt } = publication;
  return {
    ...publication,
    code,
    title: textIn(publication.fields, 'title'),
    freshness: confirmedAt === null ? 'fresh' : standingOn(daysSince(confirmedAt, now)).freshness,
    address: listedAddress(publication),
    interest,
  };
};

/**
 * A publication with its text and its pictures.
 * @param there the listed values that are not in its text
 */
export const publicationWire = (
  publication: Publication,
  pictures: readonly DealPicture[],
  now: number,
  there: UnaskedOfSale | null = null,
): WirePublication => ({
  ...publication,
  ...publicationHeadWire(publication, now),
  keptSource: keptSourceOf(publication),
  listed: there === null || publication.published === null ? null : { ...there, text: publication.published },
  pictures,
});
