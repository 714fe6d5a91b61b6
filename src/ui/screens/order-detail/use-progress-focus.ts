import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes when what had it is gone, such as the button of what was asked for: to how far the order is
 * (LAY-17). What lies on top gives the focus back by itself; then it is there.
 */
export const useProgressFocus = (): RefObject<HTMLDivElement | null> => {
  const progress = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useLayoutEffect(() => {
    const { current } = last;
    if (!(current instanceof Element) || current.isConnected) return;
    if (document.activeElement === document.body) progress.current?.focus();
  });
  return progress;
};
