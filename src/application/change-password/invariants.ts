import type { SnapshotFrom } from 'xstate';
import type { ChangePasswordMachine } from './machine';
import { firstWrongPassword, passwordErrors } from './password-errors';

type Changing = SnapshotFrom<ChangePasswordMachine>;

/** What holds in every state that changing the password can come to. */
export const changePasswordInvariants: Readonly<Record<string, (now: Changing) => boolean>> = {
  '[VAL-06] nothing is sent while anything is wrong': (now) =>
    !now.matches('submitting') ||
    firstWrongPassword(passwordErrors(now.context, now.context.userName)) === null,
  'at most one call is under way, and only in its state': (now) =>
    now.matches('submitting') === (now.children.change !== undefined),
  '[SCR-10] once it is changed no password is kept': (now) =>
    !now.matches('changed') ||
    (now.context.oldPassword === '' && now.context.password === '' && now.context.ended !== null),
};
