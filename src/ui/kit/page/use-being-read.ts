import { useEffect, type RefObject } from 'react';

export interface PartsRead {
  /** Ids of the parts, in document order. */
  readonly ids: readonly string[];
  /** How far above the lower edge of the window, or of the frame, the line lies at which one reads, such as '40%'. */
  readonly line: string;
  /** What the parts are scrolled in, where that is not the window. */
  readonly frame?: RefObject<HTMLElement | null>;
  /** The same function as long as the parts are the same. */
  readonly onRead: (id: string) => void;
}

/** Everything above the line has been reached, however far above. */
const aboveIt = '100000px 0px';

/** Reports, while the user scrolls, which part is being read: the last that begins above the line. */
export const useBeingRead = ({ ids, line, frame, onRead }: PartsRead): void => {
  useEffect(() => {
    const reached = new Set<string>();
    const watch = new IntersectionObserver(
      (seen) => {
        for (const { isIntersecting, target } of seen)
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        const last = ids.findLast((id) => reached.has(id));
        if (last !== undefined) onRead(last);
      },
      { root: frame?.current ?? null, rootMargin: `${aboveIt} -${line}` },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part !== null) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [ids, line, frame, onRead]);
};
