import type { Membership } from '../domain/membership/membership';
import type { Plan } from '../domain/membership/plan';
import type { Call, CallOptions } from './call';

/** What memberships there are, and which one is one's own (PAY-17, SCR-09). */
export interface MembershipGateway {
  readonly plans: (options?: CallOptions) => Call<readonly Plan[]>;
  readonly mine: (options?: CallOptions) => Call<Membership>;
}
