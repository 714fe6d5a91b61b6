import type { ProfileField } from '../../domain/member/profile';

/** Whose profile it is, so that nobody is offered somebody else's draft. */
export interface ProfileEditInput {
  readonly userId: string | null;
}

export type ProfileEditEvent =
  | { readonly type: 'profile.typed'; readonly field: ProfileField; readonly text: string }
  | { readonly type: 'profile.submitted' }
  | { readonly type: 'profile.reloadRequested' };
