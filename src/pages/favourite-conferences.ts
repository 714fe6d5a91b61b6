import { favouriteListPage } from '../ui/features/page/favourite-list-page';
import { favouriteConferencesLook } from '../ui/screens/favourite-conferences/look';

/** The conferences that a user keeps, the newest favourite first (SCR-07). */
export default favouriteListPage({
  call: ({ callOf }) => callOf(({ favourite }) => favourite.conference),
  ...favouriteConferencesLook,
});
