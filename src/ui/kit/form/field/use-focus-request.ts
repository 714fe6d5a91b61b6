import { useEffect, useRef, type RefObject } from 'react';

/** For what takes the focus each time the sign changes its identity; null leaves the focus alone. */
export const useFocusRequest = <Element extends HTMLElement>(
  request: object | null,
): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (request !== null) element.current?.focus();
  }, [request]);
  return element;
};
