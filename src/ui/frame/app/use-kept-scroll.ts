import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { pathOf } from '../../../domain/address/path-segments';
import { VisitContext } from '../../kit/page/visit';
import { remember } from '../page-frame/remember';
import type { Stay } from '../page-frame/stay';

/** The parts of a page's stay that hold its scroll position. */
export type Standing = Pick<Stay, 'left' | 'toHead'>;

/**
 * Keeps the scroll position of a page and of the elements that scroll within it, and restores it when the page is shown
 * again (LAY-06). A page at an address that it was not at before begins at its top, and so does one whose list was
 * filtered in another way; a page that is visible at that moment scrolls up no further than to the beginning of its
 * list. The browser positions the first page.
 * @param traversed the address was reached by the browser's back or forward button
 */
export const useKeptScroll = (
  address: string,
  shown: boolean,
  { left: { tops }, toHead }: Standing,
  traversed: boolean,
): void => {
  const isFirst = useContext(VisitContext).count === 0;
  const wasShown = useRef(false);
  const [within] = useState(() => new Map<Element, number>());
  useLayoutEffect(() => {
    const wasVisible = wasShown.current;
    wasShown.current = shown;
    if (!shown) return undefined;
    const at = [...tops.keys()].at(-1);
    const isMoved = at !== address;
    const isOther = isMoved && at !== undefined && pathOf(at) === pathOf(address) && !traversed;
    const top = isOther ? 0 : (tops.get(address) ?? 0);
    if (isOther && wasVisible && toHead.current !== null) toHead.current();
    else if ((isMoved || !wasVisible) && (at !== undefined || !isFirst))
      window.scrollTo({ top, behavior: 'instant' });
    remember(tops, address, isOther ? window.scrollY : top);
    within.forEach((top, element) => element.scrollTo({ top, behavior: 'instant' }));
    const note = ({ target }: Event): void => {
      if (target === document) tops.set(address, window.scrollY);
      if (target instanceof Element) within.set(target, target.scrollTop);
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [shown, address, tops, toHead, within, isFirst, traversed]);
};
