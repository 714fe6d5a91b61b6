import { buyFaults } from '../../../../contract/publication/buy-faults';
import { buySteps } from '../../../../contract/publication/buy-form';
import {
  textIn,
  type Faults,
  type FormTexts,
  type PublicationKind,
} from '../../../../contract/publication/form-texts';
import type { DealPicture } from '../../../../contract/publication/publication';
import { picturesIn } from '../../../../contract/publication/sale-pictures';
import { isJustified, revealingIn } from '../../../../contract/publication/revealing';
import { keptSourceFault, saleFaults } from '../../../../contract/publication/sale-faults';
import { saleSteps } from '../../../../contract/publication/sale-form';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { publicationRevealing, publicationWrong, type Refusal } from '../../../../contract/refusal/refusal';
import type { Publication } from './publication';

const faultsOf: Readonly<Record<PublicationKind, (texts: FormTexts, thisYear: number) => Faults>> = {
  sale: saleFaults,
  buy: buyFaults,
};

const fieldsOf: Readonly<Record<PublicationKind, readonly string[]>> = {
  sale: Object.values(saleSteps).flat(),
  buy: Object.values(buySteps).flat(),
};

/** Whether a form has such a field, to which a reason for sending it back can lead. */
export const isFieldOf = (kind: PublicationKind, field: string): boolean => fieldsOf[kind].includes(field);

type Source = Pick<Publication, 'kind' | 'published'>;

/** The source that a sale has to keep; null where it was never listed, and of a demand. */
export const keptSourceOf = ({ kind, published }: Source): string | null =>
  kind === 'buy' || published === null ? null : textIn(published, 'sourceType');

/** Why the source of a publication is not taken; null where it is. */
export const sourceFault = ({ fields, ...source }: Source & Pick<Publication, 'fields'>): Refusal | null => {
  const fault = keptSourceFault(fields, keptSourceOf(source));
  return fault === undefined ? null : publicationWrong(fault);
};

/**
 * Why a text cannot be submitted for review; null when it can.
 * @param publisher the organization of the publisher; '' where there is none
 * @param pictures those of its pictures that are its owner's
 * @param now milliseconds since 1970
 */
export const whyNotSubmitted = (
  { kind, fields }: Pick<Publication, 'kind' | 'fields'>,
  publisher: string,
  pictures: readonly DealPicture[],
  now: number,
): Refusal | null => {
  const thisYear = Number(beijingTime(now).slice(0, 4));
  const fault = Object.values(faultsOf[kind](fields, thisYear)).find((each) => each !== undefined);
  if (fault !== undefined) return publicationWrong(fault);
  const gone = kind === 'sale' && picturesIn(fields).some((id) => pictures.every((each) => each.id !== id));
  if (gone) return publicationWrong('有照片已失效，请移除后重新上传');
  const revealing = revealingIn(kind, fields, publisher).find((each) => !isJustified(each));
  return revealing === undefined ? null : publicationRevealing(revealing.found);
};
