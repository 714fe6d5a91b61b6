import { useEffect } from 'react';
import { errorTitle, pageTitle } from '../../domain/route/page-title';
import { useFlows } from './flows';

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
