/** Numbers that a signed notice uses once. */
export interface PayNonces {
  /** Takes a number; false when it was used before. */
  readonly take: (nonce: string, expiresAt: number) => Promise<boolean>;
}
