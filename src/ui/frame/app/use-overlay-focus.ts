import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Remembers where the focus was on the page, and gives it back when what lay on top is gone (LAY-17).
 * @returns to be told of every focus within the page
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
    // A sheet is a child of the page to React, though it stands elsewhere in the document.
    if (event.currentTarget.contains(event.target)) last.current = event.target;
  };
};
