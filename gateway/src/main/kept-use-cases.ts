import { favouriteStore } from '../adapters/database/stores/favourite-store';
import { savedSearchStore } from '../adapters/database/stores/saved-search-store';
import { searchAlertStore } from '../adapters/database/stores/search-alert-store';
import { favouriteCalls } from '../adapters/http/calls/favourite-calls';
import { searchCalls } from '../adapters/http/calls/search-calls';
import { makeOwnFavourites } from '../application/favourite/own-favourites';
import type { Viewing } from '../application/sale/viewing';
import { makeAlerting } from '../application/search/alerting';
import { makeOwnSearches } from '../application/search/own-searches';
import type { Clock } from '../ports/clock';
import type { MessageBus } from '../ports/message-bus';
import type { Storage } from './storage';

interface KeptNeeds {
  readonly viewing: Viewing;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** What members keep at hand, and what they are told of it, put together. */
export const makeKeptUseCases = (database: Storage['database'], { viewing, bus, clock }: KeptNeeds) => {
  const searches = savedSearchStore(database);
  return {
    alerting: makeAlerting({ searches, alerts: searchAlertStore(database), bus, clock }),
    calls: [
      ...favouriteCalls(makeOwnFavourites({ favourites: favouriteStore(database), viewing, clock })),
      ...searchCalls(makeOwnSearches({ searches, clock })),
    ],
  };
};
