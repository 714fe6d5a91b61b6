import type { TestGateway } from './test-gateway';
import { callGateway, type Answered } from './call';

export interface LoginChange {
  readonly userName?: string;
  readonly password?: string;
  readonly ticket?: string;
  readonly randstr?: string;
  /** The address that a trusted proxy names. */
  readonly from?: string;
  /** The id in the cookie that browsers send along. */
  readonly device?: string;
}

/** A ticket as a passed captcha gives it. */
export const passedCaptcha = (gateway: Pick<TestGateway, 'inside'>, randstr = 'randstr-1'): Promise<string> =>
  gateway.inside.tickets.issue({ appid: 'hupo-web', randstr, ip: '127.0.0.1' });

/** Logs in as the sample's first account, unless told otherwise, with a fresh ticket. */
export const logIn = async (gateway: TestGateway, change: LoginChange = {}): Promise<Answered> =>
  callGateway(gateway.url, '/webapp/register!login.action', {
    method: 'POST',
    parameters: {
      userName: change.userName ?? '13800000001',
      password: change.password ?? 'password-u1',
      code: change.ticket ?? (await passedCaptcha(gateway)),
      uuid: change.randstr ?? 'randstr-1',
    },
    headers: {
      ...(change.from === undefined ? {} : { 'X-Forwarded-For': change.from }),
      ...(change.device === undefined ? {} : { Cookie: `other=1; Device-Id=${change.device}` }),
    },
  });

/** The token of an account of the seed. */
export const tokenOf = (gateway: TestGateway, accountId: string): Promise<string> =>
  gateway.inside.sessions.open(accountId);
