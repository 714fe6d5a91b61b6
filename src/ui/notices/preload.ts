import { bannersState, dealsState } from '../screens/home/states-later';
import { awaitedPageLater } from '../awaited/page-not-here';
import { earlierLater } from '../parts/notice-bar/earlier-later';
import { overPageLater } from '../over-page/over-page-later';
import { errorScreenLater } from '../screens/error/error-screen-later';
import { noticesLater } from './notices-later';

/**
 * Fetches all that can stand over a page, and what home shows without a network: home does not pay for it. To be
 * called in a quiet moment.
 */
export const preloadNotices = async (): Promise<void> => {
  await Promise.all(
    [
      overPageLater,
      noticesLater,
      earlierLater,
      awaitedPageLater,
      errorScreenLater,
      bannersState,
      dealsState,
    ].map(({ preload }) => preload()),
  );
};
