import { useEffect } from 'react';
import type { NavigationStatus } from '../../application/navigation/status';
import { errorTitle, pageTitle, titleAt } from '../../domain/route/page-title';
import { useFlows } from './flows';

/** The title of the page that is shown, without the product's name; null where it has none of its own. */
export const titleOf = ({ errorStatus, match, address }: NavigationStatus): string | null => {
  if (errorStatus !== null) return errorTitle(errorStatus);
  return match?.kind === 'matched' ? titleAt(match.row, address ?? '') : null;
};

/** The title while the page's own thing is not there (LAY-07); the page's title comes back when it goes. */
export const useNotFoundTitle = (isNotFound: boolean): void => {
  const { product } = useFlows();
  useEffect(() => {
    if (!isNotFound) return;
    const before = document.title;
    document.title = pageTitle(errorTitle(404), product);
    return () => {
      document.title = before;
    };
  }, [isNotFound, product]);
};

/** Keeps the document's title with the page (ENV-07). */
export const useDocumentTitle = (status: NavigationStatus): void => {
  const { product } = useFlows();
  const title = pageTitle(titleOf(status), product);
  useEffect(() => {
    document.title = title;
  }, [title]);
};
