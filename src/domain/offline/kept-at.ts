/** The attribute of a kept page's root element: when it was kept, in milliseconds since 1970. */
export const keptAtAttribute = 'data-kept-at';

/** Returns a page with the time at which it was kept, which the client reads at its start. */
export const withKeptAt = (html: string, now: number): string =>
  html.replace(/<html(?=[\s>])/, `<html ${keptAtAttribute}="${now}"`);

/** Reads when the page was kept, in milliseconds since 1970; null for one that came from the server. */
export const readKeptAt = (text: string | null): number | null =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
