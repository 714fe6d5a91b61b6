import type { ReadingPlace } from '../../../domain/nda/reading-progress';
import type { CaptchaUse } from '../../session/captcha/events';
import type { SaleAddress } from '../../../ports/call-forms';

/** What starts the flow: the deal, and the phone that the code goes to. */
export interface NdaInput extends CaptchaUse {
  readonly sale: SaleAddress;
  readonly userName: string;
  /** The owner of the form, so that no other user is offered their name. */
  readonly userId: string;
}

/** What the device is to keep of what was typed: never the code, and never the tick. */
export type NdaDraftAsked =
  | { readonly type: 'draft.kept'; readonly name: string }
  | { readonly type: 'draft.discarded' };

export type NdaEvent =
  | { readonly type: 'nda.opened' }
  /** The name that was typed before a reload. */
  | { readonly type: 'nda.recalled'; readonly name: string }
  | { readonly type: 'nda.closed' }
  | { readonly type: 'nda.retryRequested' }
  /** The position that the reader has reached in the text; sent in steps. */
  | { readonly type: 'nda.placeReached'; readonly place: ReadingPlace }
  /** The text is wanted as a file. */
  | { readonly type: 'nda.textRequested' }
  /** The end of the text has come into sight. */
  | { readonly type: 'nda.endReached' }
  | { readonly type: 'nda.continued' }
  | { readonly type: 'nda.backRequested' }
  | { readonly type: 'nda.typed'; readonly field: 'name' | 'caption'; readonly text: string }
  | { readonly type: 'nda.agreedToggled' }
  | { readonly type: 'nda.codeRequested' }
  | { readonly type: 'nda.submitted' }
  | { readonly type: 'nda.signRequested' }
  | { readonly type: 'nda.withdrawRequested' }
  /** The NDA was decided, or its time is over. */
  | { readonly type: 'nda.outdated' }
  | { readonly type: 'code.captchaDismissed' }
  | { readonly type: 'code.captchaRetryRequested' };
