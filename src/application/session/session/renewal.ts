import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { Token } from '../../../../contract/account/token';

/** What the device keeps of a session. */
export interface KeptSession {
  readonly token: Token | null;
  /** True when the last renewal was 30 minutes ago or longer, or its time is unknown (SES-08). */
  readonly renewalIsDue: boolean;
}

/** A renewal is due after this time, in milliseconds (SES-08). */
export const renewalAgeMs = 30 * 60_000;

/** Whether a failed renewal means that the session is over: 401, or 403. Anything else may pass. Source: SES-08. */
export const isRefusedRenewal = (failure: GatewayFailure): boolean =>
  failure.kind === 'unauthenticated' || (failure.kind === 'refused' && failure.code === 403);

/**
 * Whether the token should be renewed.
 * @param renewedAt milliseconds since 1970; NaN when it is not known
 * @param now milliseconds since 1970
 * @returns true from 30 minutes on, and when the time is unknown or lies in the future. Source: SES-08.
 */
export const renewalIsDue = (renewedAt: number, now: number): boolean => {
  const age = now - renewedAt;
  return !(age >= 0 && age < renewalAgeMs);
};
