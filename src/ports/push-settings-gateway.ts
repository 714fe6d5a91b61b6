import type { PushKind, PushSettings } from '../domain/member/push-settings';
import type { Call, CallOptions } from './call';

/** What a member wants to be pushed. Both handle their own answers: no global notice (PAY-03). */
export interface PushSettingsGateway {
  readonly read: (options?: CallOptions) => Call<PushSettings>;
  /** Switches one kind; answers how all stand then. */
  readonly save: (
    change: { readonly kind: PushKind; readonly wanted: boolean },
    options?: CallOptions,
  ) => Call<PushSettings>;
}
