/** The request that is decided about. */
export interface NdaApprovalInput {
  readonly id: string;
}

export type NdaApprovalEvent =
  /** Asks about it; nothing is opened yet. */
  | { readonly type: 'ndaApproval.requested' }
  | { readonly type: 'ndaApproval.confirmed' }
  | { readonly type: 'ndaApproval.dismissed' };
