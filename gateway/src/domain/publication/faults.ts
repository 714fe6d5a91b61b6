import { kinds } from '../../../../contract/kind/kinds';
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

/** What a submitted form of a kind is held against. */
interface FormRules {
  readonly faults: (texts: FormTexts, thisYear: number) => Faults;
  readonly fields: readonly string[];
  readonly picturesIn: (texts: FormTexts) => readonly string[];
}

const formRules: Readonly<Record<PublicationKind, FormRules>> = {
  sale: { faults: saleFaults, fields: Object.values(saleSteps).flat(), picturesIn },
  buy: { faults: buyFaults, fields: Object.values(buySteps).flat(), picturesIn: () => [] },
};

/** Whether a form has such a field, to which a reason for sending it back can lead. */
export const isFieldOf = (kind: PublicationKind, field: string): boolean =>
  formRules[kind].fields.includes(field);

type Source = Pick<Publication, 'kind' | 'published'>;

/** The source that a listed thing has to keep; null where it was never listed, or its kind has no sources. */
export const keptSourceOf = ({ kind, published }: Source): string | null =>
  kinds[kind].bySource && published !== null ? textIn(published, 'sourceType') : null;

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
  const rules = formRules[kind];
  const fault = Object.values(rules.faults(fields, thisYear)).find((each) => each !== undefined);
  if (fault !== undefined) return publicationWrong(fault);
  const gone = rules.picturesIn(fields).some((id) => pictures.every((each) => each.id !== id));
  if (gone) return publicationWrong('有照片已失效，请移除后重新上传');
  const revealing = revealingIn(kind, fields, publisher).find((each) => !isJustified(each));
  return revealing === undefined ? null : publicationRevealing(revealing.found);
};
