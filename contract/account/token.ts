import * as t from 'io-ts';

interface TokenBrand {
  readonly Token: unique symbol;
}

/** Visible ASCII, as a header can carry it. */
const token = /^[\x21-\x7e]{1,4096}$/;

/** How a token is written, as the source of a pattern. */
export const tokenSource = token.source;

/** What a session is known by: kept in the cookie Admin-Token, sent as a bearer token (LOG-06, GAT-02). */
export const Token = t.brand(
  t.string,
  (text): text is t.Branded<string, TokenBrand> => token.test(text),
  'Token',
);
export type Token = t.TypeOf<typeof Token>;
