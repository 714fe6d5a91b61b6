import { lengthOf, publicationLimits, type FormTexts } from '../../../../contract/publication/form-texts';

/** Characters that no text may contain: control characters apart from line ends and tabs, and halves of characters. */
const unwritable = /[\p{Cs}\u0000-\u0008\v\f\u000e-\u001f\u007f]/u;

/**
 * Why a draft may not be kept as it is, however much is missing: it is larger than its bounds, or a text of it cannot
 * be shown; null where nothing is in the way.
 */
export const keepingFault = (texts: FormTexts): 'tooLong' | 'unwritable' | null => {
  const { fields, nameLength, textLength } = publicationLimits;
  const all = Object.entries(texts);
  const fits =
    all.length <= fields &&
    all.every(([name, text]) => name.length <= nameLength && lengthOf(text) <= textLength);
  if (!fits) return 'tooLong';
  return all.some((named) => named.some((text) => unwritable.test(text))) ? 'unwritable' : null;
};
