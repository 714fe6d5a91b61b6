/** What the evidence of a signed NDA says; times are milliseconds since 1970 (MKT-04). */
export interface EvidenceFacts {
  readonly number: string;
  readonly code: string;
  readonly title: string;
  readonly name: string;
  readonly company: string;
  readonly version: string;
  /** Of the text that was signed. */
  readonly sha256: string;
  readonly device: string;
  readonly signedAt: number;
  readonly approvedAt: number;
  readonly expiresAt: number;
}
