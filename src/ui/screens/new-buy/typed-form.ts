import type { MovingPicture, PictureWish } from '../../../application/member/publication/pictures';
import type { FormTexts } from '../../../../contract/publication/form-texts';
import type { DealPicture, Reason } from '../../../../contract/publication/publication';

/** The input of the form's fields: texts, errors, and where changes are sent. */
export interface TypedForm {
  readonly texts: FormTexts;
  /** The organization of the publisher; '' without one. */
  readonly publisher: string;
  /** The fields that everybody reads today, and that the edit hides. */
  readonly closing: readonly string[];
  readonly valueOf: (field: string) => string;
  /** The error, or the reviewer's request. */
  readonly faultOf: (field: string) => string | undefined;
  readonly focusRequestOf: (field: string) => object | null;
  readonly isRequired: (field: string) => boolean;
  readonly onType: (field: string, text: string) => void;
  /** The pictures of the form that the gateway has, and those on their way. */
  readonly pictures: readonly DealPicture[];
  readonly moving: readonly MovingPicture[];
  readonly onPicture: (wish: PictureWish) => void;
}

export interface TypedFormParts {
  readonly texts: FormTexts;
  readonly publisher: string;
  readonly closing: readonly string[];
  readonly faults: Readonly<Partial<Record<string, string>>>;
  readonly reasons: readonly Reason[];
  readonly required: ReadonlySet<string>;
  readonly focusField: string | null;
  /** The field that the address names. */
  readonly named: string | null;
  /** Changes its identity when the address does. */
  readonly namedFocusRequest: object;
  readonly onType: (field: string, text: string) => void;
  readonly pictures: readonly DealPicture[];
  readonly moving: readonly MovingPicture[];
  readonly onPicture: (wish: PictureWish) => void;
}

export const typedForm = (parts: TypedFormParts): TypedForm => {
  const {
    texts,
    publisher,
    closing,
    faults,
    reasons,
    required,
    focusField,
    named,
    namedFocusRequest,
    onType,
  } = parts;
  const { pictures, moving, onPicture } = parts;
  return {
    texts,
    publisher,
    closing,
    valueOf: (field) => texts[field] ?? '',
    faultOf: (field) => faults[field] ?? reasons.find((each) => each.field === field)?.reason,
    focusRequestOf: (field) => {
      // A link to a field comes after what was wrong; handing in leads to an address that names none.
      if (named !== null) return named === field ? namedFocusRequest : null;
      return focusField === field ? faults : null;
    },
    isRequired: (field) => required.has(field),
    onType,
    pictures,
    moving,
    onPicture,
  };
};

/** The id of a field's element. */
export const elementId = (field: string): string => `pub-${field}`;
