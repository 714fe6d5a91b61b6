import { drawnBefore } from '../../kit/later/drawn-before';

/** What home shows besides banners and deals: the server draws it, and its code comes after the first view (PER-01). */
export const LeadingOnLater = drawnBefore(async () => (await import('./leading-on')).LeadingOn);
export const HomeSideLater = drawnBefore(async () => (await import('./home-side')).HomeSide);
