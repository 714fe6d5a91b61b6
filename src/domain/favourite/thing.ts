import type { FavouriteKind } from '../../../contract/favourite/favourite';

/** What can be a favourite; a search that one keeps is taken out and had back as favourites are. */
export interface Thing {
  readonly kind: FavouriteKind | 'search';
  readonly id: string;
}

/** One name for a thing, of whichever kind. */
export const thingKey = ({ kind, id }: Thing): string => `${kind}/${id}`;

/** Things by whether they are favourites. */
export type OnOrOff = Readonly<Record<string, boolean>>;

/** Kinds whose addresses have another name. */
export const without = <A>(of: Readonly<Record<string, A>>, key: string): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(of).filter(([each]) => each !== key));
