import { useSyncExternalStore } from 'react';
import type { OfflineStatus } from '../../../application/shell/offline-content/lazy-offline';
import { useFlows } from './flows';

const atServer: OfflineStatus = { content: { keptAt: null, canRefresh: false }, release: { kind: 'none' } };
const neverChanges = (): (() => void) => () => undefined;

/** When the oldest content was kept that is shown, in milliseconds since 1970; null while all came from the server. */
export const useKeptAt = (): number | null => {
  const { offline } = useFlows();
  const read = (): number | null => (offline?.status() ?? atServer).content.keptAt;
  return useSyncExternalStore(offline?.listen ?? neverChanges, read, () => null);
};

/** Whether content comes from the device, and whether a new release is here. */
export const useOffline = (): OfflineStatus => {
  const { offline } = useFlows();
  const read = offline?.status ?? (() => atServer);
  return useSyncExternalStore(offline?.listen ?? neverChanges, read, () => atServer);
};
