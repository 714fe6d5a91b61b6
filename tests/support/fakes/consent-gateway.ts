import type { ConsentEntry, GivenConsent, PersonalData } from '../../../src/domain/consent/consent-entry';
import type { PurposeConsent } from '../../../contract/privacy/separate-consents';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import * as TE from 'fp-ts/TaskEither';
import type { Gateways } from '../../../src/ports/gateways';

export interface FakeConsentGateway {
  readonly port: Gateways['consent'];
  /** What was handed over, the earliest first, also when it was refused. */
  readonly agreed: readonly GivenConsent[];
  readonly withdrawals: () => number;
  /** What every call answers from now on; null: it succeeds. */
  readonly fail: (failure: GatewayFailure | null) => void;
}

/** A record of consents in memory. */
export const fakeConsentGateway = (
  entries: readonly ConsentEntry[] = [],
  data: PersonalData = { exportedAt: 1_795_000_000_000, records: { account: [] } },
): FakeConsentGateway => {
  const purposes: readonly PurposeConsent[] = [{ purpose: 'recommendation', history: [] }];
  const agreed: GivenConsent[] = [];
  const state: { failure: GatewayFailure | null; withdrawals: number } = { failure: null, withdrawals: 0 };
  const answer = <A>(value: A) =>
    state.failure === null ? TE.right(value) : TE.left<GatewayFailure, A>(state.failure);
  return {
    port: {
      agree: (consent) => () => {
        agreed.push(consent);
        return answer(undefined)();
      },
      list: () => () => answer(entries)(),
      withdraw: () => () => {
        state.withdrawals += 1;
        return answer(undefined)();
      },
      exportData: () => () => answer(data)(),
      purposes: () => () => answer(purposes)(),
      give: () => () => answer(purposes)(),
      takeBack: () => () => answer(purposes)(),
    },
    agreed,
    withdrawals: () => state.withdrawals,
    fail: (failure) => {
      state.failure = failure;
    },
  };
};
