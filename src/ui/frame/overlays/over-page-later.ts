import { later } from '../../kit/later/later';

/** What stands over the page now and then. Without its code the page goes on as well. */
export const overPageLater = later(async () => (await import('./over-page')).OverPage);
