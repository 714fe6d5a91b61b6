import { favouriteListPage } from '../ui/features/page/favourite-list-page';
import { favouriteInvestorsLook } from '../ui/screens/favourite-investors/look';

/** The investors that a user keeps, the newest favourite first (SCR-07). */
export default favouriteListPage({
  call: ({ callOf }) => callOf(({ favourite }) => favourite.investor),
  ...favouriteInvestorsLook,
});
