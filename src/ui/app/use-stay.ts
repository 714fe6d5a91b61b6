import { useContext, useEffect, useRef, useState } from 'react';
import { useFlows } from '../given/flows';
import { VisitContext } from '../layout/visit';
import { stayOf, type Stay } from '../room/stay';
import type { LeftPages } from './left-pages';

export interface PageLife {
  readonly stay: Stay;
  readonly tops: Map<string, number>;
  /** What failed is not brought back. */
  readonly failed: () => void;
}

/**
 * The life of one page: it begins with what came with the first page, or with what it had when it was here last, and
 * leaves behind what it has when it ends.
 * @param left null for a page that is made anew each time
 */
export const useStay = (key: string, left: LeftPages | null): PageLife => {
  const { brought } = useFlows();
  const { count } = useContext(VisitContext);
  const [{ stay, tops }] = useState(() => {
    const before = left?.find(key);
    return {
      stay: stayOf({ brought: count === 0 ? brought : {}, again: before?.again ?? {} }, before?.rows),
      tops: new Map(before?.tops),
    };
  });
  const hasFailed = useRef(false);
  useEffect(
    () => () => {
      const again = stay.end();
      if (!hasFailed.current) left?.note(key, { again, tops, rows: stay.rows });
    },
    [stay, tops, left, key],
  );
  return {
    stay,
    tops,
    failed: () => {
      hasFailed.current = true;
    },
  };
};
