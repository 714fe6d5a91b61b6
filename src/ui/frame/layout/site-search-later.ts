import { drawnBefore } from '../../kit/later/drawn-before';

/** The ways to the search, as the server sent them until their code has come: it grows no first script. */
export const SearchLinkLater = drawnBefore(async () => (await import('./site-search')).SearchLink);
export const SiteSearchLater = drawnBefore(async () => (await import('./site-search')).SiteSearch);
