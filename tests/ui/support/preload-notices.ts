import { bannersState, dealsState } from '../../../src/ui/screens/home/states-later';
import { loadingPageLater } from '../../../src/ui/frame/loading-page/page-not-here';
import { earlierLater } from '../../../src/ui/kit/state/notice-bar/earlier-later';
import { overlaysLater } from '../../../src/ui/frame/overlays/overlays-later';
import { errorScreenLater } from '../../../src/ui/frame/error-screen/error-screen-later';
import { noticesLater } from '../../../src/ui/frame/notices/notices-later';

/** Loads all that can lie over a page, and the states of home, so that a test finds them at once. */
export const preloadNotices = async (): Promise<void> => {
  await Promise.all(
    [
      overlaysLater,
      noticesLater,
      earlierLater,
      loadingPageLater,
      errorScreenLater,
      bannersState,
      dealsState,
    ].map(({ preload }) => preload()),
  );
};
