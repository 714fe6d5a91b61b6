import type { DealState, Evidence } from '../sale/sale';

/** Fields of a demand that the gateway sends only to its owner, where the buyer hides them. */
export type HideableBuyField = 'companyName' | 'contact' | 'amount' | 'funding';

/** What a list shows of a demand, hidden values included; amounts in 万元 as decimal strings. */
export interface BuyHead {
  readonly id: string;
  readonly ownerId: string | null;
  readonly code: string;
  readonly title: string;
  /** One of the table of buyer types. */
  readonly buyerType: string;
  /** Whether the buyer takes part in the programme of the hundred buyers. */
  readonly hundred: boolean;
  /** Hidden where the buyer stays anonymous. */
  readonly companyName: string;
  /** Ids of either level; '-1' alone is 不限. */
  readonly industries: readonly string[];
  readonly regions: readonly string[];
  /** None where no financing is looked for. */
  readonly rounds: readonly string[];
  /** An open end is null; both are 面议. */
  readonly minAmount: string | null;
  readonly maxAmount: string | null;
  readonly stake: string;
  /** Milliseconds since 1970. */
  readonly confirmedAt: number;
  /** Lists hold it until then, milliseconds since 1970. */
  readonly expiresAt: number;
  readonly hidden: readonly HideableBuyField[];
}

/** A demand with everything that is kept of it. */
export interface Buy extends BuyHead {
  readonly state: DealState;
  /** Where the money comes from. */
  readonly funding: string;
  /** The requirements for a deal; paragraphs with line breaks between. */
  readonly requirements: string;
  /** The public description of the buyer. */
  readonly profile: string;
  readonly contact: string;
  /** The checks of the buyer. */
  readonly evidence: readonly Evidence[];
}
