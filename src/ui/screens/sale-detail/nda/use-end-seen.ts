import { useEffect, useRef, type RefObject } from 'react';

/** How near the end counts as the end, in pixels: lines are never cut exactly. */
const nearPx = 24;

interface EndSeen {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
}

/** Tells when the end of a text that scrolls has come into sight; at once where all of it is. */
export const useEndSeen = (onEnd: () => void): EndSeen => {
  const box = useRef<HTMLDivElement>(null);
  const look = (): void => {
    const element = box.current;
    if (element !== null && element.scrollTop + element.clientHeight >= element.scrollHeight - nearPx)
      onEnd();
  };
  const first = useRef(look);
  useEffect(() => first.current(), []);
  return { box, onScroll: look };
};
