import * as t from 'io-ts';

interface TokenBrand {
  readonly Token: unique symbol;
}

/** Visible ASCII, as a header can carry it. */
export const tokenPattern = /^[\x21-\x7e]{1,4096}$/;

/** What a session is known by: kept in the cookie Admin-Token, sent as a bearer token (LOG-06, GAT-02). */
export const Token = t.brand(
  t.string,
  (text): text is t.Branded<string, TokenBrand> => tokenPattern.test(text),
  'Token',
);
export type Token = t.TypeOf<typeof Token>;
