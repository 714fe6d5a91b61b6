import { findingsIn, type FindingKind } from '../rules/blind-profile';
import { isShowable } from '../rules/showable';
import { lengthOf, noteField, noteLength, textIn, type FormTexts } from './form-texts';

/** Something in a public field that gives a company away, and what the publisher says of it to the reviewer. */
export interface Revealing {
  readonly field: string;
  readonly kind: FindingKind;
  readonly found: string;
  /** '' where it is not justified. */
  readonly note: string;
}

/** Everything that the public fields of a form give away (MKT-07). */
export const revealingIn = (texts: FormTexts, fields: readonly string[]): readonly Revealing[] =>
  fields.flatMap((field) =>
    findingsIn(textIn(texts, field)).map(({ kind, found }) => ({
      field,
      kind,
      found,
      note: textIn(texts, noteField(field, found)),
    })),
  );

const shortestNote = 4;

/** Whether what is given away was justified: the reviewer reads why. */
export const isJustified = ({ note }: Pick<Revealing, 'note'>): boolean =>
  lengthOf(note) >= shortestNote && lengthOf(note) <= noteLength && isShowable(note);
