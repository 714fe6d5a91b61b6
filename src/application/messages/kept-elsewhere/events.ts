export type ElsewhereEvent =
  /** The user is known. */
  | { readonly type: 'elsewhere.memberCame'; readonly userId: string }
  | { readonly type: 'elsewhere.memberLeft' }
  /** Another tab changed what the device keeps. */
  | { readonly type: 'elsewhere.changed' }
  /** The keys of messages and files that are in this tab. */
  | { readonly type: 'elsewhere.met'; readonly clientIds: readonly string[] };

/** The device was read: what other tabs keep may have changed. */
export interface ElsewhereFact {
  readonly type: 'elsewhere.read';
}
