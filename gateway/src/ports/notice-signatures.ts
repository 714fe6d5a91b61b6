/** What a notice is signed over. */
export interface SignedParts {
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/** Signatures by a key that only the payment service and the gateway have. */
export interface NoticeSignatures {
  readonly sign: (parts: SignedParts) => string;
  /** Takes the same time for every wrong signature. */
  readonly matches: (parts: SignedParts, signature: string) => boolean;
}
