import { later } from '../../later/later';

/** The notice for home, which has it fetched in a quiet moment: when it is needed, there is no network to fetch it by. */
export const earlierLater = later(async () => (await import('./earlier-notice')).EarlierNotice);
