import type { KindWith } from '../../../contract/kind/kinds';

/** The kinds whose things the operator publishes and withdraws by their ids. */
export type ManagedKind = KindWith<'operator'>;

/** A thing as the operator sees it. */
export interface ManagedThing {
  readonly id: string;
  readonly title: string;
  /** Milliseconds since 1970; null while it is listed. */
  readonly withdrawnAt: number | null;
}

export interface ManagedKinds {
  /** In the order of their ids. */
  readonly list: (kind: ManagedKind, most: number) => Promise<readonly ManagedThing[]>;
  /** Withdraws at a moment or, by null, publishes again; null where there is none of this id in the other state. */
  readonly change: (
    kind: ManagedKind,
    id: string,
    withdrawnAt: number | null,
    now: number,
  ) => Promise<ManagedThing | null>;
}
