import { Token } from '../../../contract/account/token';

/** A token from its text, for tests that know it is one. */
export function token(text: string): Token {
  if (Token.is(text)) return text;
  throw new Error(`${text} is no token`);
}
