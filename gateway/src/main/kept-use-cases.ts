import { favouriteStore } from '../adapters/database/stores/favourite-store';
import { favouriteCalls } from '../adapters/http/calls/favourite-calls';
import { makeOwnFavourites } from '../application/favourite/own-favourites';
import type { Viewing } from '../application/sale/viewing';
import type { Clock } from '../ports/clock';
import type { Storage } from './storage';

/** What members keep at hand, put together. */
export const makeKeptUseCases = (
  database: Storage['database'],
  { viewing, clock }: { readonly viewing: Viewing; readonly clock: Clock },
) => ({
  calls: [...favouriteCalls(makeOwnFavourites({ favourites: favouriteStore(database), viewing, clock }))],
});
