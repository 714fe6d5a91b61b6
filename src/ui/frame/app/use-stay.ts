import { useContext, useEffect, useRef, useState } from 'react';
import { useFlows } from '../context/flows';
import { VisitContext } from '../../kit/page/visit';
import { remember } from '../page-frame/remember';
import { leftNothing, stayOf, type LeftPage, type Stay } from '../page-frame/stay';

/** The pages that had to go because others were used since, by their keys (LAY-06). */
export type LeftPages = Map<string, LeftPage>;

export interface PageLife {
  readonly stay: Stay;
  /** What failed is not brought back. */
  readonly failed: () => void;
}

/**
 * The life of one page: it starts from what the server sent with the first page, or from the state that it had on the
 * last visit, and keeps its state when it ends.
 * @param address where without network the page is found as it was kept
 * @param pages null for a page that starts from nothing on each visit
 */
export const useStay = (key: string, address: string, pages: LeftPages | null): PageLife => {
  const { brought, offline } = useFlows();
  const { count } = useContext(VisitContext);
  const [stay] = useState(() => {
    const fromServer = count === 0 ? brought : {};
    return stayOf({ ...offline?.broughtAt(address), ...fromServer }, pages?.get(key) ?? leftNothing());
  });
  const hasFailed = useRef(false);
  useEffect(
    () => () => {
      stay.end();
      if (pages !== null && !hasFailed.current) remember(pages, key, stay.left);
    },
    [stay, pages, key],
  );
  return {
    stay,
    failed: () => {
      hasFailed.current = true;
    },
  };
};
