import type { ChangePasswordEvent, PasswordField } from '../../../src/application/change-password/events';

export const typesInto = (field: PasswordField, text: string): ChangePasswordEvent => ({
  type: 'password.typed',
  field,
  text,
});
export const submits: ChangePasswordEvent = { type: 'password.submitted' };
/** All three fields, as they must be. */
export const filled: readonly ChangePasswordEvent[] = [
  typesInto('oldPassword', 'old-2025'),
  typesInto('password', 'amber-2026'),
  typesInto('repeated', 'amber-2026'),
];
