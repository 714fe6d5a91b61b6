import type { Thing } from '../../../domain/favourite/thing';

/** The user adds a thing to their favourites, or removes it. */
export interface Press extends Thing {
  readonly on: boolean;
}

/** Whose favourites are shown, of which things; null is a visitor, who has none. */
export interface Shown {
  readonly who: string | null;
  readonly things: readonly Thing[];
}

export type FavouriteEvent =
  /** Stars are shown: unknown states are loaded. */
  | ({ readonly type: 'favourites.shown' } & Shown)
  /** The things are known to be favourites: a list of them came. */
  | ({ readonly type: 'favourites.listed' } & Shown & { readonly who: string })
  | ({ readonly type: 'favourites.pressed' } & Press)
  /** Takes the last removal back. */
  | { readonly type: 'favourites.undone' }
  /** A press was not saved; why, in Chinese. */
  | { readonly type: 'favourites.notSaved'; readonly text: string };
