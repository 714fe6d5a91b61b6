import { useRef, type TouchEvent } from 'react';
import type { CarouselEvent } from '../../../../application/shell/carousel/machine';

/** A finger that moved less than this, in px, has not turned the banner over. */
const leastMove = 40;

interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
  readonly onTouchCancel: () => void;
}

/** Sends the carousel an event when a finger holds it, releases it, or swipes. */
export const useSwipe = (send: (event: CarouselEvent) => void): SwipeHandlers => {
  const start = useRef<number | null>(null);
  return {
    onTouchStart: (event) => {
      start.current = event.touches[0]?.clientX ?? null;
      send({ type: 'carousel.touched' });
    },
    onTouchEnd: (event) => {
      const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
      if (start.current !== null && Math.abs(moved) >= leastMove)
        send({ type: moved < 0 ? 'carousel.next' : 'carousel.previous' });
      start.current = null;
      send({ type: 'carousel.released' });
    },
    onTouchCancel: () => {
      start.current = null;
      send({ type: 'carousel.released' });
    },
  };
};
