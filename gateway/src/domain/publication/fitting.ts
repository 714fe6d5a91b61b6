import { lengthOf, publicationLimits, type FormTexts } from '../../../../contract/publication/form-texts';

/** What no text may hold: control characters beside line ends and tabs, and halves of characters. */
const unwritable = /[\p{Cs}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/u;

/** Whether a draft may be kept as it is, however much is missing: its size is bounded, and every text can be shown. */
export const isKeepable = (texts: FormTexts): boolean => {
  const { fields, nameLength, textLength } = publicationLimits;
  const all = Object.entries(texts);
  return (
    all.length <= fields &&
    all.every(
      ([name, text]) =>
        name.length <= nameLength &&
        lengthOf(text) <= textLength &&
        !unwritable.test(name) &&
        !unwritable.test(text),
    )
  );
};
