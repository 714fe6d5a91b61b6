import type { Visitor } from '../../domain/session/visitor';
import type { KnownDevices } from '../../ports/known-devices';
import type { SecurityLog } from '../../ports/security-log';
import type { Sessions } from '../../ports/sessions';

export interface OpenLoginNeeds {
  readonly sessions: Pick<Sessions, 'open' | 'userOf'>;
  readonly devices: Pick<KnownDevices, 'remember'>;
  readonly security: SecurityLog;
}

/** The way of the login, as the security log records it. */
export type LoginWay = 'password' | 'code' | 'wechat' | 'registration';

/** Begins a login of an account that was proved, remembers its device, and answers its token. */
export type OpenLogin = (accountId: string, way: LoginWay, visitor: Visitor) => Promise<string>;

export const makeOpenLogin =
  ({ sessions, devices, security }: OpenLoginNeeds): OpenLogin =>
  async (accountId, way, { ip, device }) => {
    const token = await sessions.open(accountId);
    const session = device === null ? null : await sessions.userOf(token);
    if (session !== null && device !== null)
      await devices.remember({ accountId, sessionId: session.sessionId, device });
    security.note({ kind: 'login.succeeded', address: ip, account: accountId, about: way });
    return token;
  };
