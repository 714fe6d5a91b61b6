import { map, right } from 'fp-ts/Either';
import { accountCalls as ofAccounts } from '../../../../../contract/account/calls';
import type { AskCaptchaPass } from '../../../application/account/captcha-pass';
import type { Login } from '../../../application/account/login';
import type { OwnAccount } from '../../../application/account/own-account';
import { issuedToken } from '../wire/issued-token';
import { userInfoWire } from '../wire/user-info-wire';
import { answering } from './answering';
import type { Call } from './call';

/** The login by password, and the calls of a logged-in member about the account. */
export const accountCalls = (login: Login, own: OwnAccount, pass: AskCaptchaPass): readonly Call[] => [
  answering(ofAccounts.captchaPass, async (_, { session, visitor }) =>
    right(await pass(visitor, session !== null)),
  ),
  answering(
    ofAccounts.loginByPassword,
    async ({ userName, password, code: ticket, uuid: randstr }, { visitor }) =>
      issuedToken(await login({ userName, password, ticket, randstr, visitor })),
  ),
  answering(ofAccounts.currentUser, async (_, { session, agent, visitor }) =>
    map(userInfoWire)(await own.info(session, { agent, ...visitor })),
  ),
  answering(ofAccounts.logout, async (_, { session }) => {
    await own.logout(session);
    return right(undefined);
  }),
  answering(ofAccounts.renewToken, async (_, { token }) => issuedToken(await own.renew(token))),
];
