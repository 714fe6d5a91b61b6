import { textIn, type FormTexts } from '../../../contract/publication/form-texts';
import type { ListedSale } from '../../../contract/publication/listed-sale';
import { hiddenOfSale } from '../../../contract/publication/sale-words';

/** The fields whose hiding the form of a sale leaves no choice about. */
const withoutChoice = ['companyName', 'customers', 'reason'] as const;

/**
 * What everybody reads today and nobody without an NDA once the edit was approved, though its owner chose nothing of the
 * kind. Total and pure.
 * @param listed what is listed of it now; null where nothing is
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
