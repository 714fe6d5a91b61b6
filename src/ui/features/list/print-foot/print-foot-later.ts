import { later } from '../../../kit/later/later';

/** The foot of printed pages: its code comes after the page, which the server renders without day and reader. */
export const PrintFootLater = later(async () => (await import('./print-foot')).PrintFoot).Part;
