import { left, right, type Either } from 'fp-ts/Either';
import type { Account } from '../../domain/account/account';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Membership } from '../../domain/membership/membership';
import { deviceName } from '../../domain/session/device-name';
import type { Session } from '../../domain/session/session';
import type { Visitor } from '../../domain/session/visitor';
import type { Accounts } from '../../ports/accounts';
import type { KnownDevices } from '../../ports/known-devices';
import type { LoginDevices } from '../../ports/login-devices';
import type { Sessions } from '../../ports/sessions';
import { NoRoom, storageFaultOf } from '../../ports/storage-fault';
import type { ContactUse } from '../../../../contract/membership/membership';
import type { OwnContactUse } from '../membership/contact-use';
import type { OwnMembership } from '../membership/own-membership';

/** Who an account is, and what its membership opens and leaves. */
export interface Member {
  readonly account: Account;
  readonly membership: Membership;
  /** null where the account cannot consult. */
  readonly contacts: ContactUse | null;
}

export interface OwnAccountNeeds {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly devices: Pick<LoginDevices, 'seen'>;
  readonly known: Pick<KnownDevices, 'remember'>;
  readonly membership: OwnMembership;
  readonly contactUse: OwnContactUse;
}

/** From where a login is used. */
export interface UsedFrom extends Visitor {
  readonly agent: string;
}

export interface OwnAccount {
  /**
   * Who the caller is; a deactivated account hears so from `removed` (SES-02). Every start of a client asks
   * this, so it also notes where the login is used, and remembers the device as one of the account's.
   */
  readonly info: (session: Session, from: UsedFrom) => Promise<Either<Refusal, Member>>;
  /** Ends the login with all its tokens and sockets (LOG-08). */
  readonly logout: (session: Session) => Promise<void>;
  /** A new token, the same for all who ask within a minute; the one given stays good for 60 s (SES-08). */
  readonly renew: (token: string) => Promise<Either<Refusal, { readonly token: string }>>;
}

/** Where a login was used last is not worth refusing who is logged in. */
const unlessNoRoom = (noted: Promise<unknown>): Promise<unknown> =>
  noted.catch((error: unknown) => {
    if (!(storageFaultOf(error) instanceof NoRoom)) throw error;
  });

export const makeOwnAccount = ({
  accounts,
  sessions,
  devices,
  known,
  membership,
  contactUse,
}: OwnAccountNeeds): OwnAccount => ({
  info: async (session, { agent, ip, device }) => {
    await unlessNoRoom(devices.seen(session.sessionId, { device: deviceName(agent), address: ip }));
    const account = await accounts.byId(session.userId);
    if (account === null) return left(refusals.notLoggedIn);
    if (device !== null)
      await unlessNoRoom(known.remember({ accountId: account.id, sessionId: session.sessionId, device }));
    return right({
      account,
      membership: await membership(session.userId),
      contacts: await contactUse(session.userId),
    });
  },
  logout: ({ sessionId }) => sessions.end(sessionId),
  renew: async (token) => {
    const renewed = await sessions.renew(token);
    return renewed === null ? left(refusals.notLoggedIn) : right({ token: renewed });
  },
});
