import { useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * Whether what is seen on few screens, or second, is drawn already: at once on a page that the server has drawn, just
 * after the rest on one that somebody goes to (PER-02).
 */
export const useDrawnLate = (): boolean => {
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [atOnce] = useState(fromServer);
  return useDeferredValue(true, atOnce);
};
