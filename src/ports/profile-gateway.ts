import type { MemberCounts } from '../domain/member/member-counts';
import type { Profile, ProfileFields } from '../domain/member/profile';
import type { Call, CallOptions } from './call';

/** A member's own profile and what they have. All handle their own answers: no global notice (PAY-03). */
export interface ProfileGateway {
  readonly read: (options?: CallOptions) => Call<Profile>;
  /** `refused` with the server's words when a field does not fit, or stands as it was verified. */
  readonly save: (fields: ProfileFields, options?: CallOptions) => Call<void>;
  /** Makes a picture that was uploaded for it one's own; `refused` with 404 when there is none of that id. */
  readonly saveAvatar: (documentId: string, options?: CallOptions) => Call<void>;
  readonly counts: (options?: CallOptions) => Call<MemberCounts>;
}
