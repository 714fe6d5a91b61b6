import { sessionFavourites, type SessionFavourites } from '../../../application/deals/session-favourites';
import type { Flow } from '../../frame/page-frame/flow';

/** The favourites as a flow of a page; they go on when the page ends. */
export const favouritesFlow = (ports: Parameters<typeof sessionFavourites>[0]): Flow<SessionFavourites> => ({
  begin: (inspect) => sessionFavourites(ports, inspect),
});
