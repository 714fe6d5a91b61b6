import { useEffect, useRef, type RefObject } from 'react';

/** For what takes the focus each time the sign changes its identity; null leaves the focus alone. */
export const useFocusSign = <Element extends HTMLElement>(sign: object | null): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (sign !== null) element.current?.focus();
  }, [sign]);
  return element;
};
