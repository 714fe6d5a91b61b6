import { useEffect, useRef, type RefObject } from 'react';
import { readingPlace, type ReadingPlace } from '../../../../domain/nda/reading-progress';

/** How near the end counts as the end, in pixels: lines are never cut exactly. */
const nearPx = 24;

interface ReadingSeen {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
}

interface ReadingReports {
  readonly onPlace: (place: ReadingPlace) => void;
  readonly onEnd: () => void;
}

/**
 * Reports the clause up to which a scrolling text was read, and when its end has become visible; at once for
 * a text that fits. Only changes are reported. Each clause begins with a heading.
 */
export const useReadingSeen = ({ onPlace, onEnd }: ReadingReports): ReadingSeen => {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef({ percent: -1, clause: -1, ended: false });
  const look = (): void => {
    const element = box.current;
    if (element === null) return;
    const { scrollTop, clientHeight, scrollHeight, offsetTop } = element;
    const place = readingPlace({
      scrolledPx: scrollTop,
      boxPx: clientHeight,
      wholePx: scrollHeight,
      headsPx: Array.from(element.querySelectorAll('h3'), (head) => head.offsetTop - offsetTop),
    });
    const { percent, clause, ended } = last.current;
    const endsNow = scrollTop + clientHeight >= scrollHeight - nearPx;
    last.current = { ...place, ended: ended || endsNow };
    if (place.percent !== percent || place.clause !== clause) onPlace(place);
    if (endsNow && !ended) onEnd();
  };
  const first = useRef(look);
  useEffect(() => first.current(), []);
  return { box, onScroll: look };
};
