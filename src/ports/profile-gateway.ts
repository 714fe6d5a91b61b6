import type { profileCalls } from '../../contract/member/calls';
import type { Asked, Done } from './asked';

/** Of the picture's address nothing is made here: user info tells it. */
export interface ProfileForms {
  readonly save: object;
  readonly saveAvatar: { readonly answer: Done };
}

/** A member's own profile and what they have. All handle their own answers: no global notice (PAY-03). */
export type ProfileGateway = Asked<typeof profileCalls, ProfileForms>;
