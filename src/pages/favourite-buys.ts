import { favouriteListPage } from '../ui/features/page/favourite-list-page';
import { favouriteBuysLook } from '../ui/screens/favourite-buys/look';

/** The demands that a user keeps, the newest favourite first (SCR-07). */
export default favouriteListPage({
  call: ({ callOf }) => callOf(({ favourite }) => favourite.buy),
  ...favouriteBuysLook,
});
