import { later } from '../../kit/later/later';

/** What home shows while something loads or did not come: rarely seen, since the server renders home whole. */
export const bannersState = later(async () => (await import('./states')).BannersState);
export const newsState = later(async () => (await import('./states')).NewsState);
export const dealsState = later(async () => (await import('./states')).DealsState);
