import type { GatewayFailure } from '../domain/gateway/failure';

/** Who hears of failed calls: notices (GAT-06, GAT-07) and the session (SES-07). */
export interface CallReporter {
  /**
   * @param handledByCaller true when the caller shows the failure itself (PAY-03, SES-03); a 401 is
   * reported all the same, since it ends the session.
   * @param token the token of the call, to recognise a late 401 of an earlier session.
   */
  readonly failed: (failure: GatewayFailure, handledByCaller: boolean, token: string | null) => void;
}
