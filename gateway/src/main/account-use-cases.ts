import { accountCalls } from '../adapters/http/calls/account-calls';
import type { Call } from '../adapters/http/calls/call';
import { makeCaptchaPass, type CaptchaPassNeeds } from '../application/account/captcha-pass';
import { makeLogin, type LoginNeeds } from '../application/account/login';
import { makeOwnAccount, type OwnAccountNeeds } from '../application/account/own-account';
import type { PasswordHasher } from '../ports/password-hasher';
import type { Random } from '../ports/random';

type AccountNeeds = Omit<LoginNeeds, 'decoyHash' | 'passwords'> &
  OwnAccountNeeds &
  CaptchaPassNeeds & { readonly passwords: PasswordHasher; readonly random: Random };

/** The login by password, and the calls of an account about itself, put together. */
export const makeAccountCalls = async (needs: AccountNeeds): Promise<readonly Call[]> => {
  // Whom there is not takes as long as whom there is (SEC-05).
  const decoyHash = await needs.passwords.hash(needs.random.uuid());
  return accountCalls(makeLogin({ ...needs, decoyHash }), makeOwnAccount(needs), makeCaptchaPass(needs));
};
