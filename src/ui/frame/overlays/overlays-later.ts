import { later } from '../../kit/later/later';

/** The layers that are shown over the page now and then. Without their code the page works as well. */
export const overlaysLater = later(async () => (await import('./overlays')).Overlays);
