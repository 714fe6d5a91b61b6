export type PasswordField = 'oldPassword' | 'password' | 'repeated';

/** What starts the flow: whose password it is, so that the new one is not built around it. */
export interface ChangePasswordInput {
  readonly userName: string;
}

export type ChangePasswordEvent =
  | { readonly type: 'password.typed'; readonly field: PasswordField; readonly text: string }
  | { readonly type: 'password.submitted' };
