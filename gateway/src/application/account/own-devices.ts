import { left, right, type Either } from 'fp-ts/Either';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import type { Session } from '../../domain/session/session';
import type { LoginDevice, LoginDevices } from '../../ports/login-devices';

export interface OwnDevices {
  readonly list: (session: Session) => Promise<readonly LoginDevice[]>;
  /** Ends another login of the caller; the one that asks is ended by logging out. */
  readonly revoke: (session: Session, sessionId: string) => Promise<Either<Refusal, null>>;
}

export interface OwnDevicesNeeds {
  readonly devices: LoginDevices;
}

/** Where an account is logged in (SCR-10). */
export const makeOwnDevices = ({ devices }: OwnDevicesNeeds): OwnDevices => ({
  list: ({ userId }) => devices.list(userId),
  revoke: async ({ userId, sessionId: own }, sessionId) => {
    if (sessionId === own) return left(refusals.deviceIsThis);
    return (await devices.endOne(userId, sessionId)) ? right(null) : left(refusals.deviceUnknown);
  },
});
