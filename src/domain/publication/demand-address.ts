/** The page of one's publications, and without a query their list. */
export const publicationsPath = '/new_buy';

/**
 * A new demand for what a list was filtered by.
 * @param search of the list's address
 */
export const demandAddress = (search: string): string =>
  `${publicationsPath}?${['kind=buy', search.replace(/^\?/, '')].filter((part) => part !== '').join('&')}`;
