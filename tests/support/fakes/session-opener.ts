import type { Token } from '../../../contract/account/token';
import type { SessionOpener } from '../../../src/ports/session-opener';

export interface FakeSessionOpener {
  readonly port: SessionOpener;
  /** Every token that was handed over, in order. */
  readonly tokens: readonly Token[];
}

/** Records the tokens that logins hand over. */
export const fakeSessionOpener = (): FakeSessionOpener => {
  const tokens: Token[] = [];
  return { tokens, port: { tokenObtained: (token) => void tokens.push(token) } };
};
