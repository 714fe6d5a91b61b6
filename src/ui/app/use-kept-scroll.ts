import { useContext, useLayoutEffect, useState } from 'react';
import { VisitContext } from '../layout/visit';

/**
 * Keeps where a page stood and what scrolls within it, and brings it back there when it is shown again (LAY-06). A page
 * that was not at the address yet begins at its top; the first page is the browser's matter.
 * @param tops where the page stood, by address
 */
export const useKeptScroll = (address: string, shown: boolean, tops: Map<string, number>): void => {
  const isFirst = useContext(VisitContext).count === 0;
  const [within] = useState(() => new Map<Element, number>());
  useLayoutEffect(() => {
    if (!shown) return undefined;
    if (!isFirst) window.scrollTo({ top: tops.get(address) ?? 0, behavior: 'instant' });
    within.forEach((top, element) => element.scrollTo({ top, behavior: 'instant' }));
    const note = ({ target }: Event): void => {
      if (target === document) tops.set(address, window.scrollY);
      if (target instanceof Element) within.set(target, target.scrollTop);
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [shown, address, tops, within, isFirst]);
};
