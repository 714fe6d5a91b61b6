import { later } from '../../../kit/later/later';

/** The dialling codes come when they are first asked for: the page does not carry two hundred names. */
export const CountrySheetLater = later(async () => (await import('./country-sheet')).CountrySheet).Part;
