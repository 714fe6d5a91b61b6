import { comparedDealsStore } from '../adapters/database/stores/compared-deals-store';
import { favouriteStore } from '../adapters/database/stores/favourite-store';
import { reportStore } from '../adapters/database/stores/report-store';
import { savedSearchStore } from '../adapters/database/stores/saved-search-store';
import { searchAlertStore } from '../adapters/database/stores/search-alert-store';
import { favouriteCalls } from '../adapters/http/calls/favourite-calls';
import { searchCalls } from '../adapters/http/calls/search-calls';
import { reportCalls } from '../adapters/http/calls/report-calls';
import { makeOwnComparison } from '../application/comparison/own-comparison';
import { makeReportDesk } from '../application/operator/report-desk';
import { makeReporting } from '../application/report/reporting';
import { makeOwnFavourites } from '../application/favourite/own-favourites';
import type { OwnEntitlement } from '../application/membership/own-entitlement';
import type { Viewing } from '../application/sale/viewing';
import { makeAlerting } from '../application/search/alerting';
import { makeOwnSearches } from '../application/search/own-searches';
import type { Accounts } from '../ports/accounts';
import type { Clock } from '../ports/clock';
import type { MessageBus } from '../ports/message-bus';
import type { NotifyingDatabase } from '../adapters/database/notifying-database';

interface KeptNeeds {
  readonly viewing: Viewing;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly entitlement: OwnEntitlement;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

/** Composes favourites and saved searches, with their alerts. */
export const makeKeptUseCases = (
  database: NotifyingDatabase,
  { viewing, accounts, entitlement, bus, clock }: KeptNeeds,
) => {
  const searches = savedSearchStore(database);
  const reports = reportStore(database);
  return {
    reports: makeReportDesk({ reports, clock }),
    alerting: makeAlerting({
      searches,
      alerts: searchAlertStore(database),
      accounts,
      entitlement,
      bus,
      clock,
    }),
    calls: [
      ...favouriteCalls(
        makeOwnFavourites({ favourites: favouriteStore(database, clock), viewing, clock }),
        makeOwnComparison({ compared: comparedDealsStore(database), bus, clock }),
      ),
      ...reportCalls(makeReporting({ reports, accounts, clock })),
      ...searchCalls(makeOwnSearches({ searches, accounts, entitlement, clock })),
    ],
  };
};
