import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { NavigationStatus } from '../../../application/shell/navigation/status';
import { isOpenToVisitors } from '../../../domain/access/access-class';
import { selectNoticesStatus } from '../../../application/shell/notices/status';
import { leavesAmber } from '../../../domain/route/leaves-amber';
import { failureStatus } from '../../../domain/route/failure-status';
import { Announcer } from '../layout/announcer';
import { Layout } from '../layout/layout';
import { SiteFooterLater } from '../layout/site-footer-later';
import { sections, type Section } from '../layout/tabs';
import { layoutText } from '../layout/text';
import { noticesLater } from '../notices/notices-later';
import { overlaysLater } from '../overlays/overlays-later';
import { useFlows } from '../context/flows';
import { PageRoutes } from './page-routes';
import { usePayment } from '../context/use-payment';
import type { RouteRow } from '../../../domain/route/route-table';
import { useDocumentTitle } from '../context/use-document-title';
import { useOverlayFocus } from './use-overlay-focus';
import { useWaitingIndicator } from './use-waiting-indicator';
import { useWhoIsHere } from '../context/who-is-here';

export interface FrameProps {
  readonly status: NavigationStatus;
}

/** The section of the top navigation that a page belongs to, in addition to the tabs. */
const sectionOf = (row: RouteRow | null): Section | null => {
  const [, first] = row?.path.split('/') ?? [];
  return sections.find(({ path }) => path === `/${first}`)?.section ?? null;
};

/** The page in its layout, and what may lie over it. What lies on top makes the page beneath inert. */
export function Frame({ status }: FrameProps): ReactElement {
  const { app, product, site, reportViewFailure, paymentSheet: PaymentSheet } = useFlows();
  const { toast, toastKind, notification, dialog } = useSelector(app.notices, selectNoticesStatus);
  const { loggedIn, user, unread } = useWhoIsHere();
  const paying = usePayment().status.kind !== 'idle';
  const covered = status.layers.length > 0 || dialog !== null || paying;
  // A page that fails keeps its frame: the error is shown inside it (REL-04).
  const { row } = status;
  const tab = row?.tab ?? null;
  const isPublic = row === null || isOpenToVisitors(row.access);
  useDocumentTitle(status, unread);
  const fail = (error: unknown): void => {
    reportViewFailure(error);
    app.navigation.send({ type: 'navigation.failed', status: failureStatus(error) });
  };
  const rememberFocus = useOverlayFocus(covered);
  useWaitingIndicator(status);
  return (
    <>
      <div inert={covered} onFocus={rememberFocus}>
        <Layout
          layout={row?.layout ?? 'bare'}
          tab={tab}
          section={tab ?? sectionOf(row)}
          product={product}
          account={
            loggedIn
              ? { kind: 'member', name: user?.name ?? '', picture: user?.avatar ?? null }
              : { kind: 'visitor' }
          }
          unread={unread}
          leavesAmber={row !== null && leavesAmber(row)}
          footer={isPublic ? <SiteFooterLater product={product} site={site} /> : null}
        >
          <PageRoutes status={status} onFailure={fail} />
        </Layout>
      </div>
      <section aria-label={layoutText.overPage}>
        {paying ? <PaymentSheet /> : null}
        <overlaysLater.Part notification={notification} covered={covered} />
        {dialog === null && toast === null ? null : (
          <noticesLater.Part toast={toast} toastKind={toastKind} dialog={dialog} />
        )}
        <Announcer toast={toast} notification={notification} unread={unread} />
      </section>
    </>
  );
}
