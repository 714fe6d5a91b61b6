import { useEffect } from 'react';
import type { NavigationStatus } from '../../../application/shell/navigation/status';
import { useFlows } from '../context/flows';

/**
 * Reports to the loading indicator that a page waits to be decided; nothing is shown yet, so the first one covers all.
 */
export const useWaitingIndicator = ({ waiting, match }: NavigationStatus): void => {
  const { loadingIndicator } = useFlows().app;
  const covers = match === null;
  useEffect(() => {
    if (!waiting) return undefined;
    loadingIndicator.send(covers ? { type: 'loading.started', overlay: true } : { type: 'loading.started' });
    return () => loadingIndicator.send({ type: 'loading.ended' });
  }, [loadingIndicator, waiting, covers]);
};
