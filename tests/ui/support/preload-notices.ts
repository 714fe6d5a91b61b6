import { bannersState, dealsState } from '../../../src/ui/screens/home/states-later';
import { awaitedPageLater } from '../../../src/ui/frame/loading-page/page-not-here';
import { earlierLater } from '../../../src/ui/kit/state/notice-bar/earlier-later';
import { overPageLater } from '../../../src/ui/frame/overlays/over-page-later';
import { errorScreenLater } from '../../../src/ui/frame/error-screen/error-screen-later';
import { noticesLater } from '../../../src/ui/frame/notices/notices-later';

/** Loads all that can lie over a page, and the states of home, so that a test finds them at once. */
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
