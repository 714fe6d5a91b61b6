export interface PrivacyCenterInput {
  /** Whether a member is logged in, whose record can be loaded. */
  readonly member: boolean;
}

export type PrivacyCenterEvent =
  | { readonly type: 'center.reloadRequested' }
  | { readonly type: 'center.exportRequested' }
  | { readonly type: 'center.withdrawRequested' }
  | { readonly type: 'center.withdrawConfirmed' }
  | { readonly type: 'center.withdrawCancelled' };
