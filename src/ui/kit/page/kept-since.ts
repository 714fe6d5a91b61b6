import { createContext, useContext } from 'react';

/** Since when the content that came from the device is, in milliseconds since 1970; null where none did. */
export const KeptSinceContext = createContext<number | null>(null);

/** When content was loaded that may come from the device: the earlier of the two times. */
export const useLoadedAt = (loadedAt: number | null): number | null => {
  const keptSince = useContext(KeptSinceContext);
  return loadedAt === null || keptSince === null ? loadedAt : Math.min(loadedAt, keptSince);
};
