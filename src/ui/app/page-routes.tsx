import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { NavigationStatus } from '../../application/navigation/status';
import { selectUserInfoStatus } from '../../application/user-info/status';
import type { RouteRow } from '../../domain/route/route-table';
import { ErrorScreen } from '../screens/error/error-screen';
import { errorText } from '../screens/error/text';
import { useFlows } from '../given/flows';
import { LazyPage } from './lazy-page';
import { awaitedPageLater } from '../awaited/page-not-here';
import { RouteParamsContext } from '../given/route-params';
import { pageAt } from '../../domain/route/page-at';

export interface PageRoutesProps {
  readonly status: NavigationStatus;
}

const screenOf = (row: RouteRow, address: string): ReactElement => {
  const name = pageAt(row.name, address);
  return name === null ? (
    <ErrorScreen key={row.name} status={row.name === 'error401' ? 401 : 404} />
  ) : (
    <LazyPage key={name} name={name} row={row} />
  );
};

/** A page that nobody can tell whether the visitor may see: user info did not come, and can be asked for again (SES-03). */
function WithheldPage({ row }: { readonly row: RouteRow }): ReactElement {
  const { userInfo } = useFlows().app;
  const { phase } = useSelector(userInfo, selectUserInfoStatus);
  return (
    <awaitedPageLater.Part
      row={row}
      reason="withheld"
      busy={phase === 'loading'}
      onRetry={() => userInfo.send({ type: 'userInfo.requested' })}
    />
  );
}

/**
 * The screen of the address that the navigation decided on, or the error screen in its place (LAY-08,
 * LAY-10). The navigation has matched the address; matching it again in the router would only weigh.
 */
export function PageRoutes({ status }: PageRoutesProps): ReactElement | null {
  if (status.errorStatus !== null)
    return status.match?.kind === 'unknownMiddleware' ? (
      <ErrorScreen status={status.errorStatus} message={errorText.unknownMiddleware} />
    ) : (
      <ErrorScreen status={status.errorStatus} />
    );
  if (status.match?.kind !== 'matched') return null;
  const { row, params } = status.match;
  if (status.withheld) return <WithheldPage row={row} />;
  return <RouteParamsContext value={params}>{screenOf(row, status.address ?? '/')}</RouteParamsContext>;
}
