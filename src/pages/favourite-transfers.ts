import { favouriteListPage } from '../ui/features/page/favourite-list-page';
import { favouriteTransfersLook } from '../ui/screens/favourite-sales/transfers-look';

/** The share transfers that a user keeps, of one source or of all, the newest favourite first (SCR-07). */
export default favouriteListPage({
  call: ({ callOf }, { params: { sourceType = null } }) => {
    const read = callOf(({ favourite }) => favourite.transfer);
    return (request, options) => read({ ...request, sourceType }, options);
  },
  ...favouriteTransfersLook,
});
