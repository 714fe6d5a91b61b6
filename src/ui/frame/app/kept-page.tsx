import { Activity, useState, type ReactElement, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import type { PageStay } from '../../../domain/route/kept-pages';
import { RouteParamsContext } from '../../kit/page/route-params';
import { Shown } from '../../kit/page/shown';
import { StayContext } from '../page-frame/stay';
import { useKeptScroll } from './use-kept-scroll';
import { useLocationAt } from './use-location-at';
import { useStay, type LeftPages } from './use-stay';
import { ViewBoundary } from '../../kit/state/boundary/view-boundary';

export interface KeptPageProps {
  readonly page: PageStay;
  readonly shown: boolean;
  /** The page was reached by the browser's back or forward button. */
  readonly traversed: boolean;
  readonly left: LeftPages;
  /** Shown in its place when it throws. */
  readonly fallback: ReactElement;
  readonly onFailure: (error: unknown) => void;
  readonly children: ReactNode;
}

/** A page. A cached one stays alive, hidden, while others are shown; its flows run above what is hidden (LAY-06). */
export function KeptPage({
  page,
  shown,
  traversed,
  left,
  fallback,
  onFailure,
  children,
}: KeptPageProps): ReactElement {
  const { key, address, match } = page;
  const { cached } = match.row;
  // The state that pages leave behind belongs to the user who was logged in when the page was opened.
  const [leftThen] = useState(left);
  const { stay, failed } = useStay(key, address, cached ? leftThen : null);
  useKeptScroll(address, shown, stay, traversed);
  const content = (
    <ViewBoundary
      fallback={fallback}
      onFailure={(error) => {
        failed();
        onFailure(error);
      }}
    >
      {children}
      <Shown />
    </ViewBoundary>
  );
  return (
    <LocationContext value={useLocationAt(address)}>
      <RouteParamsContext value={match.params}>
        <StayContext value={stay}>
          {cached ? <Activity mode={shown ? 'visible' : 'hidden'}>{content}</Activity> : content}
        </StayContext>
      </RouteParamsContext>
    </LocationContext>
  );
}
