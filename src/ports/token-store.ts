import type { IO } from 'fp-ts/IO';
import type { IOEither } from 'fp-ts/IOEither';
import type { Option } from 'fp-ts/Option';
import type { Token } from '../../contract/account/token';
import type { StorageFailure } from '../domain/session/storage-failure';

/** The cookie Admin-Token (LOG-06). Cookies switched off: `write` fails, `read` is none. */
export interface TokenStore {
  readonly read: IO<Option<Token>>;
  readonly write: (token: Token) => IOEither<StorageFailure, void>;
  readonly clear: IO<void>;
}
