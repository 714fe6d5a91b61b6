import { buyFaults } from '../../../../contract/publication/buy-faults';
import { buySteps } from '../../../../contract/publication/buy-form';
import {
  textIn,
  type Faults,
  type FormTexts,
  type PublicationKind,
} from '../../../../contract/publication/form-texts';
import { isJustified, revealingIn } from '../../../../contract/publication/revealing';
import { saleFaults } from '../../../../contract/publication/sale-faults';
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

/** A deal that was listed keeps its source: links to it name that. Null where it does. */
export const sourceFault = ({
  kind,
  fields,
  published,
}: Pick<Publication, 'kind' | 'fields' | 'published'>): Refusal | null =>
  kind === 'buy' || published === null || textIn(fields, 'sourceType') === textIn(published, 'sourceType')
    ? null
    : publicationWrong('来源在公开后不能更改，否则已分享的链接会失效，请改回原来的来源');

/**
 * Why a text cannot go to the reviewer; null when it can.
 * @param now milliseconds since 1970
 */
export const whyNotSubmitted = (kind: PublicationKind, fields: FormTexts, now: number): Refusal | null => {
  const thisYear = Number(beijingTime(now).slice(0, 4));
  const fault = Object.values(faultsOf[kind](fields, thisYear)).find((each) => each !== undefined);
  if (fault !== undefined) return publicationWrong(fault);
  const revealing = revealingIn(kind, fields).find((each) => !isJustified(each));
  return revealing === undefined ? null : publicationRevealing(revealing.found);
};
