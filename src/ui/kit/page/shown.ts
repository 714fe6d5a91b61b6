import { createContext, useContext, useEffect } from 'react';

/** Told each time that a page is shown, or hydrated. */
export const ShownContext = createContext<() => void>(() => undefined);

/** Stands beside a page and tells that it is shown: a page that can be hidden hydrates by itself, after its frame. */
export function Shown(): null {
  const onShown = useContext(ShownContext);
  useEffect(onShown, [onShown]);
  return null;
}
