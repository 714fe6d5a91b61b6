import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Remembers which element of the page has the focus, and focuses it again when the overlay is closed (LAY-17).
 * @returns a handler for every focus event within the page
 */
export const useOverlayFocus = (covered: boolean): ((event: FocusEvent) => void) => {
  const last = useRef<Element | null>(null);
  const wasCovered = useRef(false);
  useLayoutEffect(() => {
    const { current } = last;
    if (wasCovered.current && !covered && current instanceof HTMLElement && current.isConnected)
      current.focus({ preventScroll: true });
    wasCovered.current = covered;
  }, [covered]);
  return (event) => {
    // For React a sheet is a child of the page, though its element is elsewhere in the document.
    if (event.currentTarget.contains(event.target)) last.current = event.target;
  };
};
