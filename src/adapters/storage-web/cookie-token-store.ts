import * as E from 'fp-ts/Either';
import { chain, fromEither } from 'fp-ts/Option';
import type { StorageFailure } from '../../domain/session/storage-failure';
import { Token } from '../../../contract/account/token';
import type { TokenStore } from '../../ports/token-store';
import type { DocumentCookies } from './document-cookies';

const name = 'Admin-Token';

/** The token in the cookie Admin-Token, which ends with the browser's session (LOG-06). */
export class CookieTokenStore implements TokenStore {
  constructor(private readonly cookies: DocumentCookies) {}

  readonly read = () => chain((text: string) => fromEither(Token.decode(text)))(this.cookies.read(name));

  readonly write = (token: Token) => (): E.Either<StorageFailure, void> => {
    this.cookies.write(name, token, 'session');
    const kept = this.cookies.read(name);
    return kept._tag === 'Some' && kept.value === token
      ? E.right(undefined)
      : E.left({ kind: 'unavailable' });
  };

  readonly clear = (): void => this.cookies.clear(name);
}
