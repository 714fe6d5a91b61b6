import { useSyncExternalStore } from 'react';
import { useFlows } from './flows';

const onServer = (): boolean => false;

/** Whether the page is made ready for paper; the change is rendered before the browser prints (DSK-01). */
export const usePrinting = (): boolean => {
  const { printing } = useFlows();
  return useSyncExternalStore(printing.listen, printing.isPrinting, onServer);
};
