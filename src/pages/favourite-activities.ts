import { favouriteListPage } from '../ui/features/page/favourite-list-page';
import { favouriteActivitiesLook } from '../ui/screens/favourite-activities/look';

/** The activities that a user keeps, the newest favourite first (SCR-07). */
export default favouriteListPage({
  call: ({ callOf }) => callOf(({ favourite }) => favourite.activity),
  ...favouriteActivitiesLook,
});
