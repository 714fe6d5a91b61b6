import type { ReactElement } from 'react';
import type { RouteRow } from '../../../domain/route/route-table';
import { PageBar } from '../../kit/page/page-bar';
import { PageHeading } from '../../kit/page/page-heading';
import { PageTitle } from '../../kit/page/page-title';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { partsText } from '../../kit/text';
import { pageNotHereTitle, workWarnings, type LoadingPageProps } from './loading-page-props';
import './loading-page.css';

const reasons = {
  ...workWarnings,
  chunk: partsText.tryLater,
  unreachable: '暂时连不上服务器，请检查网络后重试',
  withheld: '暂时无法确认您的认证状态，请检查网络后重试',
} as const;

const Heading = ({ row }: { readonly row: RouteRow }): ReactElement => {
  if (row.layout === 'root')
    return row.tab === 'message' ? <PageHeading title={row.title} /> : <PageTitle hidden title={row.title} />;
  return <PageBar title={row.title} />;
};

/** A page that is still on its way, or did not come: its own heading and frame, its shape, or why and what to do. */
export function LoadingPage({ row, reason, busy, onRetry }: LoadingPageProps): ReactElement {
  if (reason === null)
    return (
      <div className={`awaited-${row.shape}`}>
        {row.layout === 'bare' ? null : <Heading row={row} />}
        <PageBones shape={row.shape} />
      </div>
    );
  return (
    <>
      <Heading row={row} />
      <div className="awaited panel">
        <StatePanel picture="failed" title={pageNotHereTitle} text={reasons[reason]}>
          <Button kind="primary" busy={busy} onPress={onRetry}>
            {partsText.retry}
          </Button>
          <ButtonLink to="/">{partsText.toHome}</ButtonLink>
        </StatePanel>
      </div>
    </>
  );
}
