import type { PushKind } from '../../../domain/member/push-settings';

export type PushSettingsEvent =
  | { readonly type: 'pushes.switched'; readonly kind: PushKind }
  | { readonly type: 'pushes.reloadRequested' }
  /** Lets the system ask the person whether they may be notified. */
  | { readonly type: 'pushes.permissionRequested' };
