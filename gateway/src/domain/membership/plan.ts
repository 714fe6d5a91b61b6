import type { Fen } from '../order/fen';
import type { Entitlement } from './entitlement';

export interface PlanRight {
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** How much of it, for a table; empty where the plan does not hold it. */
  readonly value: string;
}

/** A membership that can be bought; its id is the id of the goods. */
export interface Plan {
  readonly planId: string;
  readonly name: string;
  readonly amount: Fen;
  readonly months: number;
  readonly summary: string;
  /** Every plan names the same keys in the same order. */
  readonly rights: readonly PlanRight[];
  /** What the plan lets an account do, from which its rights are written. */
  readonly grants: Entitlement;
  /** The permissions that paying for it opens. */
  readonly opens: readonly string[];
  /** The higher of two applies; a lower one cannot be bought in addition to it. */
  readonly grade: number;
  /** Whether it is sold to fully verified members alone. */
  readonly needsFullVerification: boolean;
  /** The one that most members want. */
  readonly recommended: boolean;
}
