import type { Account } from '../../../domain/account/account';
import type { LoginDevice } from '../../../ports/login-devices';

/** A member's own profile; `locked` says that name and company stand as they were verified. */
export const profileWire = (account: Account & { readonly email: string }) => ({
  userName: account.phone,
  name: account.name,
  company: account.company,
  position: account.position,
  email: account.email,
  avatar: account.avatar,
  locked: account.prove !== null,
});

/** One login; `current` marks the one that asks. */
export const deviceWire =
  (own: string) =>
  ({ sessionId, device, address, startedAt, seenAt }: LoginDevice) => ({
    id: sessionId,
    device,
    address,
    startedAt,
    seenAt,
    current: sessionId === own,
  });
