/** What an address asks to be verified; null where it asks for nothing, '' where only the form is wanted. */
export const readCheck = (search: string): string | null => new URLSearchParams(search).get('verify');

/** Where evidence is verified, by its number or the digest of its file. */
export const checkAddress = (asked = ''): string => `/bidder_sales?verify=${encodeURIComponent(asked)}`;
