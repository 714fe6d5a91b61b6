/** The name of the page in an address: ?page=3. */
const name = 'page';

/** The page that an address asks for, from 1: null for none, 1 where it is no whole number from 1. */
export const pageInAddress = (search: string): number | null => {
  const text = new URLSearchParams(search).get(name);
  if (text === null) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
};

/** The query of the address of a page. */
export const addressOfPage = (page: number): string => `?${name}=${page}`;

/** The page of a presentation that is nearest to the one asked for. */
export const nearestPage = (page: number, pageCount: number): number =>
  Math.min(Math.max(page, 1), Math.max(pageCount, 1));
