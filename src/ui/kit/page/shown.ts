import { createContext, useContext, useEffect } from 'react';

/** Called each time that a page is shown, or hydrated. */
export const ShownContext = createContext<() => void>(() => undefined);

/**
 * Rendered next to a page to report that it is shown: a page that can be hidden hydrates by itself, after its
 * frame.
 */
export function Shown(): null {
  const onShown = useContext(ShownContext);
  useEffect(onShown, [onShown]);
  return null;
}
