import { favouriteListPage } from '../ui/features/page/favourite-list-page';
import { favouriteSalesLook } from '../ui/screens/favourite-sales/look';

/** The deals on the sell side that a user keeps, of one source or of all, the newest favourite first (SCR-07). */
export default favouriteListPage({
  call: ({ callOf }, { params: { sourceType = null } }) => {
    const read = callOf(({ favourite }) => favourite.sale);
    return (request, options) => read({ ...request, sourceType }, options);
  },
  ...favouriteSalesLook,
});
