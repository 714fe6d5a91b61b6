import type { PublicationKind } from '../../../contract/publication/form-texts';

/** A deal or a demand. */
export interface ListedId {
  readonly kind: PublicationKind;
  readonly id: string;
}

/** One word for it. */
export const listedKey = ({ kind, id }: ListedId): string => `${kind} ${id}`;

/** How many read it and want it, as numbers alone: who they are, an owner learns by an NDA or a bid. */
export interface InterestIn extends ListedId {
  readonly reads: number;
  readonly favorites: number;
  readonly ndas: number;
  readonly bids: number;
}

/** The interest in things that are listed. */
export interface Interests {
  readonly of: (things: readonly ListedId[]) => Promise<readonly InterestIn[]>;
}
