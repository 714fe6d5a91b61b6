import { createContext, useContext, useEffect, useRef, type RefObject } from 'react';

/** One stay on one page. */
export interface Visit {
  /** Counts the pages shown since the start, from 0. */
  readonly count: number;
}

export const VisitContext = createContext<Visit>({ count: 0 });

/**
 * The page's heading takes the focus when the person came by a navigation, so that a screen reader says
 * where they are (LAY-17). Not on the first page: there the browser starts at the top by itself.
 */
export const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { count } = useContext(VisitContext);
  useEffect(() => {
    if (count > 0) heading.current?.focus({ preventScroll: true });
  }, [count]);
  return heading;
};
