import { useContext, useImperativeHandle, useRef, type RefObject } from 'react';
import { StayContext } from '../../../frame/page-frame/stay';

/**
 * The start of a page's list: when another list is shown, the page scrolls back up to it if it is above the
 * view. A column that stays in view next to the list keeps its place.
 */
export const useListHead = (): RefObject<HTMLDivElement | null> => {
  const head = useRef<HTMLDivElement>(null);
  useImperativeHandle(useContext(StayContext)?.toHead, () => () => {
    if (head.current !== null && head.current.getBoundingClientRect().top < 0)
      head.current.scrollIntoView({ behavior: 'instant' });
  });
  return head;
};
