import type { SearchAlert } from '../../../contract/search/saved-search';
import type { User } from '../user/user';

/** Whether a member holds alerts at once, which are the right of a plan; the gateway decides (TRU-01). */
export const holdsAlertsAtOnce = ({ permissions }: Pick<User, 'permissions'>): boolean =>
  permissions.includes('search.alertNow');

/** The alert that a new search begins with: the quickest that the member holds. */
export const firstAlert = (user: Pick<User, 'permissions'>): SearchAlert =>
  holdsAlertsAtOnce(user) ? 'now' : 'daily';
