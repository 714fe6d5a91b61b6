import { useEffect, useLayoutEffect } from 'react';
import type { NavigationStatus } from '../../application/navigation/status';
import { errorTitle, pageTitle, titleAt } from '../../domain/route/page-title';
import { useFlows } from './flows';

/** The title of the page that is shown, without the product's name; null where it has none of its own. */
export const titleOf = ({ errorStatus, match, address }: NavigationStatus): string | null => {
  if (errorStatus !== null) return errorTitle(errorStatus);
  return match?.kind === 'matched' ? titleAt(match.row, address ?? '') : null;
};

/** The title of the page's own thing while it is shown (ENV-07); null for none. The page's title comes back when it goes. */
export const useOwnTitle = (own: string | null): void => {
  const { product } = useFlows();
  useEffect(() => {
    if (own === null) return;
    const before = document.title;
    const mine = pageTitle(own, product);
    document.title = mine;
    return () => {
      // The next page's title may stand here already.
      if (document.title === mine) document.title = before;
    };
  }, [own, product]);
};

/** The title while the page's own thing is not there (LAY-07). */
export const useNotFoundTitle = (isNotFound: boolean): void =>
  useOwnTitle(isNotFound ? errorTitle(404) : null);

/** Keeps the document's title with the page (ENV-07); before what is in the page gives it one of its own. */
export const useDocumentTitle = (status: NavigationStatus): void => {
  const { product } = useFlows();
  const title = pageTitle(titleOf(status), product);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
};
