import type { Account } from '../../../domain/account/account';
import type { LoginDevice } from '../../../ports/login-devices';

/** A member's own profile; `locked` is true when name and company were verified. */
export const profileWire = (account: Account & { readonly email: string }) => ({
  ...account,
  userName: account.phone,
  locked: account.prove !== null,
});

/** One login; `current` marks the one that asks. */
export const deviceWire =
  (own: string) =>
  ({ sessionId: id, ...device }: LoginDevice) => ({ ...device, id, current: id === own });
