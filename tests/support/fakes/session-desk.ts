import type { Token } from '../../../contract/account/token';
import type { SessionDesk } from '../../../src/ports/session-desk';

export interface FakeSessionDesk {
  readonly port: SessionDesk;
  /** Every token that was handed over, in order. */
  readonly tokens: readonly Token[];
}

/** Records the tokens that logins hand over. */
export const fakeSessionDesk = (): FakeSessionDesk => {
  const tokens: Token[] = [];
  return { tokens, port: { tokenObtained: (token) => void tokens.push(token) } };
};
