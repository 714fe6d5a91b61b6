import { useEffect, type RefObject } from 'react';

export interface PartsRead {
  /** Ids of the parts, in document order. */
  readonly ids: readonly string[];
  /** What of the window, or of the frame, is left out above and below: what crosses the rest is being read. */
  readonly margin: string;
  /** What the parts are scrolled in, where that is not the window. */
  readonly frame?: RefObject<HTMLElement | null>;
  /** The same function as long as the parts are the same. */
  readonly onRead: (id: string) => void;
}

/** Reports, while the user scrolls, which part is being read: the first that crosses the line. */
export const useBeingRead = ({ ids, margin, frame, onRead }: PartsRead): void => {
  useEffect(() => {
    const crossing = new Set<string>();
    const line = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        const first = ids.find((id) => crossing.has(id));
        if (first !== undefined) onRead(first);
      },
      { root: frame?.current ?? null, rootMargin: margin },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part !== null) line.observe(part);
    }
    return () => line.disconnect();
  }, [ids, margin, frame, onRead]);
};
