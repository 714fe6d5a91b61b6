import { useSelector } from '@xstate/react';
import { useContext, useMemo, useState, type ReactElement } from 'react';
import type { NavigationStatus } from '../../../application/shell/navigation/status';
import { selectUserInfoStatus } from '../../../application/session/user-info/status';
import type { PageStay } from '../../../domain/route/kept-pages';
import { pageAt } from '../../../domain/route/page-at';
import type { RouteRow } from '../../../domain/route/route-table';
import { loadingPageLater } from '../loading-page/page-not-here';
import { useFlows } from '../context/flows';
import { Shown } from '../../kit/page/shown';
import { VisitContext } from '../../kit/page/visit';
import { leftNothing, stayOf } from '../page-frame/stay';
import { errorScreenLater } from '../error-screen/error-screen-later';
import { LazyPage } from './lazy-page';
import { KeptPage } from './kept-page';
import { useKeptScroll } from './use-kept-scroll';
import type { LeftPages } from './use-stay';

export interface PageRoutesProps {
  readonly status: NavigationStatus;
  readonly onFailure: (error: unknown) => void;
}

const screenOf = ({ match: { row }, address }: PageStay): ReactElement => {
  const name = pageAt(row.name, address);
  return name === null ? (
    <errorScreenLater.Part key={row.name} status={row.name === 'error401' ? 401 : 404} />
  ) : (
    <LazyPage key={name} name={name} row={row} />
  );
};

interface UndecidedPageProps {
  readonly row: RouteRow;
  readonly reason: 'withheld' | null;
}

/**
 * Shown while it is not known whether the visitor may see the page: user info is loading, or did not load and can be
 * requested again (SES-03).
 */
function UndecidedPage({ row, reason }: UndecidedPageProps): ReactElement {
  const { userInfo } = useFlows().app;
  const { phase } = useSelector(userInfo, selectUserInfoStatus);
  return (
    <loadingPageLater.Part
      row={row}
      reason={reason}
      busy={phase === 'loading'}
      onRetry={() => userInfo.send({ type: 'userInfo.requested' })}
    />
  );
}

interface InsteadProps {
  readonly status: NavigationStatus;
}

/** Shown in place of a page: the error screen (LAY-08, LAY-10), or a notice that the user is not known yet. */
function Instead({ status: { errorStatus, match, row, waiting } }: InsteadProps): ReactElement | null {
  const [stay] = useState(() => stayOf({}, leftNothing()));
  useKeptScroll('', true, stay, false);
  if (errorStatus !== null)
    return (
      <errorScreenLater.Part status={errorStatus} unknownMiddleware={match?.kind === 'unknownMiddleware'} />
    );
  return row === null ? null : <UndecidedPage row={row} reason={waiting ? null : 'withheld'} />;
}

/** The page that is shown and the kept ones, in an order that does not move them about; the shown one's key is last. */
const pagesOf = ({ kept, match, address, errorStatus, withheld }: NavigationStatus, count: number) => {
  const standing = kept.pages.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  if (errorStatus !== null || withheld || match?.kind !== 'matched' || address === null)
    return { standing, shown: null };
  const found = kept.pages.find((page) => page.address === address);
  if (found !== undefined) return { standing, shown: found.key };
  // The steps of a form are one page: the typed values and their errors are kept between steps.
  const key = `visit ${match.row.tab === 'publish' ? '' : count}`;
  return { standing: [...standing, { key, address, match }], shown: key };
};

/**
 * The screen of the address that the navigation decided on, or the error screen in its place, and hidden the pages that
 * are kept. The navigation has matched the address; matching it again in the router would only weigh.
 */
export function PageRoutes({ status, onFailure }: PageRoutesProps): ReactElement {
  const { count } = useContext(VisitContext);
  const { standing, shown } = pagesOf(status, count);
  const { era } = status.kept;
  // The kept state of pages belongs to one login: after a login or logout it is empty.
  const left = useMemo(
    (): { readonly era: number; readonly pages: LeftPages } => ({ era, pages: new Map() }),
    [era],
  );
  return (
    <>
      {standing.map((page) => (
        <KeptPage
          // After a login or logout every page is a new one, also at the same address.
          key={`${era} ${page.key}`}
          page={page}
          shown={page.key === shown}
          traversed={status.traversed}
          left={left.pages}
          fallback={<errorScreenLater.Part status={500} />}
          onFailure={onFailure}
        >
          {screenOf(page)}
        </KeptPage>
      ))}
      {shown === null ? (
        <>
          <Instead key={count} status={status} />
          <Shown />
        </>
      ) : null}
    </>
  );
}
