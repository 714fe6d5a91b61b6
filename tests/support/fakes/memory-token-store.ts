import { right } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import type { Token } from '../../../contract/account/token';
import type { TokenStore } from '../../../src/ports/token-store';

/** A token kept in memory. */
export class MemoryTokenStore implements TokenStore {
  private token: Token | null = null;

  readonly read = () => fromNullable(this.token);

  readonly write = (token: Token) => () => {
    this.token = token;
    return right(undefined);
  };

  readonly clear = (): void => {
    this.token = null;
  };
}
