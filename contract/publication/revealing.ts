import { findingsIn } from '../rules/blind-profile';
import type { FindingKind } from '../rules/finding-kind';
import { isShowable } from '../rules/showable';
import { hiddenOfBuy, publicBuyFields } from './buy-form';
import { lengthOf, noteField, noteLength, textIn, type FormTexts, type PublicationKind } from './form-texts';
import { areNamesShown, documentNames } from './sale-documents';

/** Something in a public field that gives a company away, and what the publisher says of it to the reviewer. */
export interface Revealing {
  readonly field: string;
  readonly kind: FindingKind;
  readonly found: string;
  /** '' where it is not justified. */
  readonly note: string;
}

/** The fields of a sale that everybody can read once it is listed. */
const publicSaleFields = (texts: FormTexts): readonly string[] => [
  ...['title', 'city', 'teaser', 'highlights'],
  ...(areNamesShown(texts) ? ['documents'] : []),
];

/** A field as everybody reads it. */
const readIn = (texts: FormTexts, field: string): string =>
  field === 'documents' ? documentNames(texts) : textIn(texts, field);

/** The fields that everybody can read, and the names that stay out of them. */
const publicPart: Readonly<
  Record<
    PublicationKind,
    (
      texts: FormTexts,
      publisher: string,
    ) => { readonly fields: readonly string[]; readonly unnamed: readonly string[] }
  >
> = {
  sale: (texts, publisher) => ({
    fields: publicSaleFields(texts),
    unnamed: [textIn(texts, 'companyName'), publisher],
  }),
  buy: (texts, publisher) => ({
    fields: publicBuyFields(texts),
    unnamed: hiddenOfBuy(texts).includes('companyName') ? [textIn(texts, 'companyName'), publisher] : [],
  }),
};

/**
 * All passages in the public fields of a form that reveal an identity; the same on both sides (MKT-07).
 * @param publisher the organization of the publisher; '' where there is none
 */
export const revealingIn = (
  kind: PublicationKind,
  texts: FormTexts,
  publisher: string,
): readonly Revealing[] => {
  const { fields, unnamed } = publicPart[kind](texts, publisher);
  return fields.flatMap((field) =>
    findingsIn(readIn(texts, field), unnamed).map((finding) => ({
      ...finding,
      field,
      note: textIn(texts, noteField(field, finding.found)),
    })),
  );
};

const shortestNote = 4;

/** Whether what is given away was justified: the reviewer reads why. */
export const isJustified = ({ note }: Pick<Revealing, 'note'>): boolean =>
  lengthOf(note) >= shortestNote && lengthOf(note) <= noteLength && isShowable(note);
