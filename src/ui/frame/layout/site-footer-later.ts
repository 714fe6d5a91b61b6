import { drawnBefore } from '../../kit/later/drawn-before';

/** The footer, as the server sent it until its code has come. */
export const SiteFooterLater = drawnBefore(async () => (await import('./site-footer')).SiteFooter);
