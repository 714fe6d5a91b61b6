import { defaultCountryCode } from './phone-proof';
import { userNameOf } from './user-name';

/** What a password login sends; ticket and randstr are the captcha's (product.md §3, LOG-03). */
export interface PasswordLogin {
  readonly userName: string;
  readonly password: string;
  readonly ticket: string;
  readonly randstr: string;
}

/**
 * A password login with its user name trimmed, a phone plain and with its country; the password is sent as typed
 * (LOG-03).
 * @param countryCode the dialling code that was chosen, without a plus
 */
export function passwordLogin(typed: PasswordLogin, countryCode = defaultCountryCode): PasswordLogin {
  const { userName, password, ticket, randstr } = typed;
  return { userName: userNameOf(userName, countryCode), password, ticket, randstr };
}
