import { useLayoutEffect } from 'react';
import type { NavigationStatus } from '../../../application/shell/navigation/status';
import { errorTitle, pageTitle, titleAt } from '../../../domain/route/page-title';
import { useFlows } from './flows';

/** The title of the page that is shown, without the product's name; null where it has none of its own. */
export const titleOf = ({ errorStatus, row, address }: NavigationStatus): string | null => {
  if (errorStatus !== null) return errorTitle(errorStatus);
  return row === null ? null : titleAt(row, address ?? '');
};

/**
 * Keeps the document's title with the page (ENV-07) and with how much is unread (LAY-02); before what is in the page gives
 * it one of its own.
 */
export const useDocumentTitle = (status: NavigationStatus, unread: string | null): void => {
  const { product } = useFlows();
  const title = pageTitle(titleOf(status), product, unread);
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
};
