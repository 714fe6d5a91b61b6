import type { Faults, FormTexts, PublicationKind } from '../../../../contract/publication/form-texts';
import type { Publication, Saving } from '../../../../contract/publication/publication';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Answer } from '../../kit/from-call';
import type { MovingPicture, PictureNews, PictureWish } from './pictures';
import type { Opened } from '../../../domain/publication/meeting';

export interface PublicationInput {
  /** Whose it is; null for a member without an id. */
  readonly userId: string | null;
  /** Their organization; '' where there is none. */
  readonly publisher: string;
  readonly kind: PublicationKind;
  readonly id: string;
  /** The address does not name it yet. */
  readonly isNew: boolean;
  /** What a new form begins with. */
  readonly given: FormTexts;
  /** The year in which it is typed. */
  readonly year: number;
}

export interface PublicationContext extends PublicationInput {
  readonly fields: FormTexts;
  /** As the gateway has it; null before it was saved. */
  readonly base: Publication | null;
  /** The newer one that was saved elsewhere. */
  readonly theirs: Publication | null;
  /** The errors in Chinese, each next to its field. A new object after each refused submit. */
  readonly faults: Faults;
  /** Handing it in found them, so that the step that is shown says so too. */
  readonly checked: boolean;
  readonly focusField: string | null;
  readonly failure: GatewayFailure | null;
  /** The pictures that are on their way. */
  readonly moving: readonly MovingPicture[];
}

export type PublicationEvent =
  | PictureNews
  /** Something is wanted of the pictures. */
  | { readonly type: 'publication.pictureWished'; readonly wish: PictureWish }
  | { readonly type: 'publication.typed'; readonly field: string; readonly text: string }
  /** A field was left, or a step. */
  | { readonly type: 'publication.rested' }
  /** A step is shown, and any other is left. */
  | { readonly type: 'publication.stepShown'; readonly step: number }
  /** A save or load that failed is tried again. */
  | { readonly type: 'publication.retried' }
  | { readonly type: 'publication.submitted' }
  /** The step of the first wrong field is on its way. */
  | { readonly type: 'publication.pointed' }
  | { readonly type: 'publication.mineKept' }
  | { readonly type: 'publication.theirsTaken' }
  | { readonly type: 'publication.recalled' }
  /** A message about the member's publications arrived. */
  | { readonly type: 'publication.decided' };

/** What the device is to keep. */
export interface KeepAsked {
  readonly type: 'draft.kept';
  readonly fields: FormTexts;
  readonly version: number;
  readonly saved: boolean;
}

export type Opening = Answer<Opened>;
export type SavingAnswer = Answer<Saving>;
export type Recalling = Answer<unknown>;

/** Which form an actor is about. */
export type Which = Pick<PublicationInput, 'userId' | 'kind' | 'id' | 'isNew' | 'given'>;

/** The sent text. */
export interface SentText extends Which {
  readonly version: number;
  readonly fields: FormTexts;
}

/** The field whose step is shown. */
export interface Pointed extends Which {
  readonly field: string;
}

export interface PublicationTypes {
  readonly context?: PublicationContext;
  readonly events?: PublicationEvent;
  readonly input?: PublicationInput;
  /** `saving`: the gateway has an older text, and is sent the newer one; `unsaved`: it did not take it. */
  readonly tags?: 'saving' | 'unsaved';
}
