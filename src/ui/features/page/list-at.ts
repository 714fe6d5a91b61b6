import { useContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { SourceType } from '../../../../contract/sale/source-type';
import { allSourceTypes } from '../../../domain/sale/source-type';
import { useFlows } from '../../frame/context/flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import type { Where } from '../../frame/page-frame/where';
import { RouteParamsContext } from '../../kit/page/route-params';

/** The address of a list, which says what it lists. */
export type ListAddress = Pick<Where, 'address' | 'params' | 'search'>;

/** What the parts of a list page are made from; the same object while nothing of it changes. */
export interface ListAt extends ListAddress {
  readonly sourceTypes: readonly SourceType[];
  readonly forVisitor: boolean;
}

export const useListAt = (): ListAt => {
  const { pathname, search } = useLocation();
  const params = useContext(RouteParamsContext);
  const { sourceTypes } = useFlows();
  const { loggedIn } = useWhoIsHere();
  return useMemo(
    () => ({
      address: pathname + search,
      params,
      search,
      sourceTypes: allSourceTypes(sourceTypes),
      forVisitor: !loggedIn,
    }),
    [pathname, search, params, sourceTypes, loggedIn],
  );
};
