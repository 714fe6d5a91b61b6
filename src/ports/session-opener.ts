import type { Token } from '../../contract/account/token';

/** Where a login hands over what it obtained. */
export interface SessionOpener {
  /** Begins a session with a token that is already kept on the device (LOG-01). */
  readonly tokenObtained: (token: Token) => void;
}
