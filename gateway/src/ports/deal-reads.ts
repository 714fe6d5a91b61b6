import type { PublicationKind } from '../../../contract/publication/form-texts';

/** Which account read what, on which day since 1970. */
export interface DealRead {
  readonly kind: PublicationKind;
  readonly dealId: string;
  readonly accountId: string;
  readonly day: number;
}

/** Who has read deals and demands. */
export interface DealReads {
  /** Counts a reading, unless the same reader was counted on that day. */
  readonly note: (read: DealRead) => Promise<void>;
}
