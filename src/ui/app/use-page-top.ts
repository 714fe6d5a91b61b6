import { useLayoutEffect } from 'react';

/** A page that was gone to begins at its top. The first page is the browser's matter. */
export const usePageTop = (visit: number): void => {
  useLayoutEffect(() => {
    if (visit > 0) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [visit]);
};
