import { overPageLater } from '../over-page/over-page-later';
import { noticesLater } from './notices-later';

/** Fetches all that can stand over a page, which home does not pay for; to be called in a quiet moment. */
export const preloadNotices = async (): Promise<void> => {
  await Promise.all([overPageLater.preload(), noticesLater.preload()]);
};
