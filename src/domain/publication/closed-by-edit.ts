import { textIn, type FormTexts } from '../../../contract/publication/form-texts';
import type { ListedSale } from '../../../contract/publication/listed-sale';
import { hiddenOfSale } from '../../../contract/publication/sale-words';

/** The fields whose hiding the form of a sale leaves no choice about. */
const withoutChoice = ['companyName', 'customers', 'reason'] as const;

/**
 * The public values that the edit would hide behind an NDA, although its owner chose nothing of the
 * kind. Total and pure.
 * @param listed the listed values; null where nothing is listed
 */
export const closedByEdit = (texts: FormTexts, listed: ListedSale | null): readonly string[] =>
  listed === null
    ? []
    : withoutChoice.filter(
        (field) =>
          textIn(listed.text, field) !== '' &&
          !listed.hidden.includes(field) &&
          hiddenOfSale(texts).includes(field),
      );
