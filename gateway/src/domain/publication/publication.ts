import type { FormTexts, PublicationKind } from '../../../../contract/publication/form-texts';
import type { ListingState, Reason, ReviewState } from '../../../../contract/publication/publication';

/** A publication with everything that is kept of it. Times are milliseconds since 1970. */
export interface Publication {
  readonly id: string;
  readonly number: number;
  readonly ownerId: string;
  readonly kind: PublicationKind;
  readonly version: number;
  /** Who saved it last. */
  readonly editor: string;
  readonly fields: FormTexts;
  /** The text as it is listed; null before it ever was. */
  readonly published: FormTexts | null;
  readonly review: ReviewState;
  readonly listing: ListingState;
  readonly reasons: readonly Reason[];
  /** The deal that came of it. */
  readonly dealId: string | null;
  readonly savedAt: number;
  readonly submittedAt: number | null;
  readonly confirmedAt: number | null;
  readonly reminded: number;
  /** Why an operator took it down; null where none did, and after another text was approved. */
  readonly takenDown: string | null;
}

/** The saved texts of a draft. */
export interface SavedText {
  readonly id: string;
  readonly kind: PublicationKind;
  readonly version: number;
  readonly editor: string;
  readonly fields: FormTexts;
}

/** Whether a text continues the stored one: from its version, or from the one before it, when its own editor may have lost the answer. */
export const goesOnFrom = (
  { version, editor }: Pick<Publication, 'version' | 'editor'>,
  text: Pick<SavedText, 'version' | 'editor'>,
): boolean => text.version === version || (text.editor === editor && text.version + 1 === version);
