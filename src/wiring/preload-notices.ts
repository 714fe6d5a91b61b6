import { bannersState, dealsState } from '../ui/screens/home/states-later';
import { awaitedPageLater } from '../ui/frame/loading-page/page-not-here';
import { earlierLater } from '../ui/kit/state/notice-bar/earlier-later';
import { overPageLater } from '../ui/frame/overlays/over-page-later';
import { errorScreenLater } from '../ui/frame/error-screen/error-screen-later';
import { noticesLater } from '../ui/frame/notices/notices-later';

/**
 * Fetches all that can lie over a page, and the states of home without a network: home does not load them itself.
 * Call it when the browser is idle.
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
