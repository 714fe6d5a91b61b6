import { useContext, useImperativeHandle, useRef, type RefObject } from 'react';
import { StayContext } from '../../../frame/page-frame/stay';

/**
 * Where a page's list begins: when another one stands there, the page goes back up to it, where it was gone past. What
 * stands beside the list and stays in view keeps its place.
 */
export const useListHead = (): RefObject<HTMLDivElement | null> => {
  const head = useRef<HTMLDivElement>(null);
  useImperativeHandle(useContext(StayContext)?.toHead, () => () => {
    if (head.current !== null && head.current.getBoundingClientRect().top < 0)
      head.current.scrollIntoView({ behavior: 'instant' });
  });
  return head;
};
