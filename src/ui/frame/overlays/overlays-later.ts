import { later } from '../../kit/later/later';

/** What stands over the page now and then. Without its code the page goes on as well. */
export const overlaysLater = later(async () => (await import('./overlays')).Overlays);
