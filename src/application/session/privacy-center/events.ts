export interface PrivacyCenterInput {
  /** Whether somebody is logged in, whose record can be asked for. */
  readonly member: boolean;
}

export type PrivacyCenterEvent =
  | { readonly type: 'center.reloadRequested' }
  | { readonly type: 'center.exportRequested' }
  | { readonly type: 'center.withdrawRequested' }
  | { readonly type: 'center.withdrawConfirmed' }
  | { readonly type: 'center.withdrawCancelled' };
