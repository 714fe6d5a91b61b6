import { map } from 'fp-ts/Either';
import { Token } from '../../../../../contract/account/token';

/** A token as a header can carry it; any other is a defect of ours, not a refusal. */
export const tokenOnWire = (token: string): Token => {
  if (!Token.is(token)) throw new Error('a token was made that no header can carry');
  return token;
};

export const issuedToken = map(({ token }: { readonly token: string }) => tokenOnWire(token));
