export type DevicesEvent =
  | { readonly type: 'devices.reloadRequested' }
  /** Asks about ending one login; nothing is ended yet. */
  | { readonly type: 'devices.revokeRequested'; readonly id: string }
  | { readonly type: 'devices.revokeConfirmed' }
  | { readonly type: 'devices.revokeCancelled' };
