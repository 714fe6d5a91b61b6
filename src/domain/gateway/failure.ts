/**
 * Every way in which a call to the gateway can end without its answer, as a closed union.
 * Source: product.md §8, GAT-04 … GAT-09, SES-06, SES-07.
 */
export type GatewayFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'unauthenticated'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly message: string;
      /** After so many milliseconds the same call may be answered otherwise, where the answer says so. */
      readonly retryAfterMs?: number;
      /** What has changed since it was shown, as the answer says it now; the caller decodes it. */
      readonly changedTo?: unknown;
    }
  | { readonly kind: 'malformed'; readonly field: string }
  | { readonly kind: 'notLoggedIn' }
  | { readonly kind: 'cancelled' };

/** How long an answer asks to wait before the same is tried again, in milliseconds; null where it says nothing. */
export const askedToWaitMs = (failure: GatewayFailure): number | null =>
  failure.kind === 'refused' ? (failure.retryAfterMs ?? null) : null;

const unanswered: readonly GatewayFailure['kind'][] = [
  'network',
  'timeout',
  'status',
  'malformed',
  'cancelled',
];

/** Whether no readable answer arrived: the server may have done the request all the same. */
export const mayBeDone = ({ kind }: GatewayFailure): boolean => unanswered.includes(kind);

const silent: readonly GatewayFailure['kind'][] = ['network', 'timeout', 'status', 'cancelled'];

/** Whether no answer came at all; one that cannot be read is an answer. */
export const isNoAnswer = ({ kind }: GatewayFailure): boolean => silent.includes(kind);

/** Whether the answer says that the thing does not exist, or not for the caller: its page shows that itself (LAY-07). */
export const saysNotThere = (failure: GatewayFailure): boolean =>
  failure.kind === 'refused' && (failure.code === 403 || failure.code === 404);

/** Whether a gateway of another make does not have the call at all, by its status or by its code (contract: Socket). */
export const saysNoSuchCall = (failure: GatewayFailure): boolean =>
  (failure.kind === 'status' && failure.status === 404) ||
  (failure.kind === 'refused' && failure.code === 404);
