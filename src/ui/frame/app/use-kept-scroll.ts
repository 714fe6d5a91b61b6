import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { pathOf } from '../../../domain/address/path-segments';
import { VisitContext } from '../../kit/page/visit';
import { remember } from '../page-frame/remember';
import type { Stay } from '../page-frame/stay';

/** What of a page's stay says where it stands. */
export type Standing = Pick<Stay, 'left' | 'toHead'>;

/**
 * Keeps where a page stood and what scrolls within it, and brings it back there when it is shown again (LAY-06). A page
 * that was not at the address yet begins at its top, and so does one that is come to for something else of what it
 * lists; one that is seen meanwhile goes no further up than to where its list begins. The first page is the browser's.
 * @param traversed the address was come to by the browser's back or forward
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
    const stood = wasShown.current;
    wasShown.current = shown;
    if (!shown) return undefined;
    const at = [...tops.keys()].at(-1);
    const isMoved = at !== address;
    const isOther = isMoved && at !== undefined && pathOf(at) === pathOf(address) && !traversed;
    const top = isOther ? 0 : (tops.get(address) ?? 0);
    if (isOther && stood && toHead.current !== null) toHead.current();
    else if ((isMoved || !stood) && (at !== undefined || !isFirst))
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
